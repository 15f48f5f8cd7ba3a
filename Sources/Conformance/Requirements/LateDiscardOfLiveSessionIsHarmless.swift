import SceneLifecycle

struct LateDiscardOfLiveSessionIsHarmless: LedgerRequirement {
  static let rule = Rule(
    .lateDiscardOfLiveSessionIsHarmless,
    .must,
    basis: .life52,
    facts: [.life50],
    "A discard that names a connected session changes nothing for it."
  )
}
