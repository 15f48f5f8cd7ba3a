import SceneLifecycle

struct ComesToRest: Checker {
  static let rule = Rule(
    .comesToRest,
    .must,
    basis: .win06,
    "A step comes to rest: the app does not go on asking the system by itself."
  )

  static let watches: [Observation.Kind] = [.acted, .delivered, .rested, .restless]

  /// Whether the app has asked for something in this step.
  private var hasAsked = false

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    switch observation {
    case .acted(_, let effects), .delivered(_, let effects):
      hasAsked = hasAsked || effects.contains { if case .request = $0 { true } else { false } }
    case .rested:
      if hasAsked { judgement.kept(.comesToRest) }
      hasAsked = false
    case .restless:
      judgement.judge(
        .comesToRest,
        false,
        "step",
        expected: "at most 8 rounds of requests",
        observed: "more than 8"
      )
    default: break
    }
  }
}
