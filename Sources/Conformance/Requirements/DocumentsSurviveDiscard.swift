import SceneLifecycle

struct DocumentsSurviveDiscard: LedgerRequirement {
  static let rule = Rule(
    .documentsSurviveDiscard,
    .must,
    basis: .life01,
    facts: [.life53],
    "The discard of a window deletes none of the documents of the user."
  )
}
