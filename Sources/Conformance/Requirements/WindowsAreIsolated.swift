import SceneLifecycle

struct WindowsAreIsolated: LedgerRequirement {
  static let rule = Rule(
    .windowsAreIsolated,
    .must,
    basis: .life06,
    facts: [.life24],
    "A step in one window changes no other."
  )
}
