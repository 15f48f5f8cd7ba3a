import SceneLifecycle

struct LateDiscardOfLiveSessionIsHarmless: LedgerChecker {
  static let rule = Rule(
    .lateDiscardOfLiveSessionIsHarmless,
    .must,
    basis: .life52,
    facts: [.life50],
    "A discard that names a connected session changes nothing for it."
  )
}
