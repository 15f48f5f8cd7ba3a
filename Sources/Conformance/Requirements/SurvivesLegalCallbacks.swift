import SceneLifecycle

struct SurvivesLegalCallbacks: Checker {
  static let rule = Rule(
    .survivesLegalCallbacks,
    .must,
    basis: .life36,
    facts: [.life38],
    "No callback that the system may send ends the process."
  )

  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    guard case .died(let over, let reason) = observation else { return [] }
    return [Self.broken("process", expected: "answers \(over)", observed: "died: \(reason)")]
  }
}
