import SceneLifecycle

struct InputStays: LedgerRequirement {
  static let rule = Rule(
    .inputStays,
    .must,
    basis: .life25,
    facts: [.life26],
    "What the user entered stays while nothing happens to its window."
  )
}
