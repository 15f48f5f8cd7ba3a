import SceneLifecycle

struct CleansUpOnlyTheNamed: LedgerRequirement {
  static let rule = Rule(
    .cleansUpOnlyTheNamed,
    .must,
    basis: .life38,
    facts: [.life55],
    "A discard removes what is kept for the sessions it names and for no others."
  )
}
