import SceneLifecycle

struct NoDataLossOnDisconnect: LedgerRequirement {
  static let rule = Rule(
    .noDataLossOnDisconnect,
    .must,
    basis: .life37,
    facts: [.life03, .life36],
    "A disconnect loses nothing that the user entered."
  )
}
