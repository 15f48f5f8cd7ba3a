import SceneLifecycle

struct CleanupOnlyOnDiscard: LedgerRequirement {
  static let rule = Rule(
    .cleanupOnlyOnDiscard,
    .must,
    basis: .life38,
    facts: [.life03],
    "What is kept for a session goes only when the session was discarded."
  )
}
