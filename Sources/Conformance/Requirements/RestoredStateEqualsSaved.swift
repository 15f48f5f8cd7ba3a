import SceneLifecycle

struct RestoredStateEqualsSaved: LedgerRequirement {
  static let rule = Rule(
    .restoredStateEqualsSaved,
    .must,
    basis: .rest04,
    facts: [.life16, .rest01],
    "A window that connects again shows what it showed when it was last saved."
  )
}
