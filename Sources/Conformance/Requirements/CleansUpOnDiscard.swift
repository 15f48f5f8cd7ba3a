import SceneLifecycle

struct CleansUpOnDiscard: LedgerRequirement {
  static let rule = Rule(
    .cleansUpOnDiscard,
    .must,
    basis: .life38,
    facts: [.life40],
    "What is kept for a session is gone once the app was told of its discard."
  )
}
