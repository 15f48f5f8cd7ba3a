import SceneLifecycle

struct NoDataLossOnKill: LedgerRequirement {
  static let rule = Rule(
    .noDataLossOnKill,
    .must,
    basis: .life30,
    facts: [.life47, .life48],
    "After the end of the process every document is there as of its last save point or later."
  )
}
