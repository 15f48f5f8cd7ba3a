import SceneLifecycle

struct ObserversGoneAfterDisconnect: Checker {
  static let rule = Rule(
    .observersGoneAfterDisconnect,
    .must,
    basis: .life04,
    facts: [.life37],
    "A disconnected scene observes nothing any more."
  )
  static let watches: [Observation.Kind] = [.acted, .delivered, .rested, .processEnded]

  private var leftOvers = LeftOvers()

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    if case .acted(.post, let effects) = observation, leftOvers.mayBeThere {
      judgement.kept(.observersGoneAfterDisconnect)
      for case .heard(let scene, _) in effects where !ledger.connectedScenes.contains(scene) {
        judgement.judge(
          .observersGoneAfterDisconnect,
          false,
          "scene \(scene)",
          expected: "hears nothing, for it has disconnected",
          observed: "heard a post"
        )
      }
    }
    for count in leftOvers.new(observation, \.observers, ledger) {
      judgement.judge(
        .observersGoneAfterDisconnect,
        count.number == 0,
        "session \(count.session)",
        expected: "no observer, for it has no scene",
        observed: "\(count.number) left"
      )
    }
  }
}
