import SceneLifecycle

struct ComesToRest: Checker {
  static let rule = Rule(
    .comesToRest,
    .must,
    basis: .win06,
    "A step comes to rest: the app does not go on asking the system by itself."
  )

  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    guard case .restless = observation else { return [] }
    return [
      Self.broken("step", expected: "at most 8 rounds of requests", observed: "more than 8")
    ]
  }
}
