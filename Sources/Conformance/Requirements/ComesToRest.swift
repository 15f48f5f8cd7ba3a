import SceneLifecycle

struct ComesToRest: Checker {
  static let rule = Rule(
    .comesToRest,
    .must,
    basis: .win06,
    "A step comes to rest: the app does not go on asking the system by itself."
  )

  static let watches: [Observation.Kind] = [.rested, .restless]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    switch observation {
    case .rested:
      if ledger.step.hasRequests || ledger.step.wish != nil { judgement.kept(.comesToRest) }
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
