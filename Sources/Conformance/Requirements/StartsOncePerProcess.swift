import SceneLifecycle

struct StartsOncePerProcess: Checker {
  static let rule = Rule(
    .startsOncePerProcess,
    .must,
    basis: .life06,
    facts: [.life12],
    "What all windows share is set up once in a process, not for each window."
  )

  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    guard let starts = snapshot.starts else { return }
    judgement.judge(
      .startsOncePerProcess,
      starts == 1,
      "process",
      expected: "set up once",
      observed: "\(starts) times"
    )
  }
}
