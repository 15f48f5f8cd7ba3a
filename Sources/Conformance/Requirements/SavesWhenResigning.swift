import SceneLifecycle

struct SavesWhenResigning: LedgerRequirement {
  static let rule = Rule(
    .savesWhenResigning,
    .should,
    basis: .life25,
    facts: [.life30, .life48],
    "What the user entered is saved when its window resigns, for the app may be ended from there."
  )
}
