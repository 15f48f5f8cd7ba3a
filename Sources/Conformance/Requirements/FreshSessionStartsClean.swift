import SceneLifecycle

struct FreshSessionStartsClean: LedgerRequirement {
  static let rule = Rule(
    .freshSessionStartsClean,
    .must,
    basis: .life02,
    facts: [.life17],
    "A new session begins at the initial state and not where another one was."
  )
}
