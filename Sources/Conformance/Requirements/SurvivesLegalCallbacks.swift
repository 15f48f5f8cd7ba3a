import SceneLifecycle

struct SurvivesLegalCallbacks: Checker {
  static let rule = Rule(
    .survivesLegalCallbacks,
    .must,
    basis: .life36,
    facts: [.life38],
    "No callback that the system may send ends the process."
  )

  static let watches: [Observation.Kind] = [.delivered, .died]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .died(let over, let reason) = observation else {
      judgement.kept(.survivesLegalCallbacks)
      return
    }
    judgement.judge(
      .survivesLegalCallbacks,
      false,
      "process",
      expected: "answers \(over)",
      observed: "died: \(reason)"
    )
  }
}
