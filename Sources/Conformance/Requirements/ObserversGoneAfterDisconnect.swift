import SceneLifecycle

struct ObserversGoneAfterDisconnect: Checker {
  static let rule = Rule(
    .observersGoneAfterDisconnect,
    .must,
    basis: .life04,
    facts: [.life37],
    "A disconnected scene observes nothing any more."
  )
  static let watches: [Observation.Kind] = [.acted, .rested]

  private var leftOvers = LeftOvers()

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    switch observation {
    case .acted(.post, let effects) where ledger.sessions.contains(where: \.hasDisconnected):
      judgePost(effects, ledger, &judgement)
    case .rested(let snapshot):
      leftOvers.judge(snapshot.observers, ledger) { count in
        judgement.judge(
          .observersGoneAfterDisconnect,
          count.number == 0,
          "\(count.session)",
          expected: "no observer, for it has no scene",
          observed: "\(count.number) left"
        )
      }
    default: break
    }
  }

  private func judgePost(
    _ effects: [Effect],
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    judgement.kept(.observersGoneAfterDisconnect)
    for case .heard(let scene, _) in effects where !ledger.connectedScenes.contains(scene) {
      judgement.judge(
        .observersGoneAfterDisconnect,
        false,
        "\(scene)",
        expected: "hears nothing, for it has disconnected",
        observed: "heard a post"
      )
    }
  }
}
