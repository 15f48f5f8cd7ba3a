import SceneLifecycle

struct ResourcesReleasedOnDisconnect: Checker {
  static let rule = Rule(
    .resourcesReleasedOnDisconnect,
    .must,
    basis: .life37,
    facts: [.life04],
    "A disconnected scene holds no resource any more."
  )
  static let watches: [Observation.Kind] = [.rested]

  private var leftOvers = LeftOvers()

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    leftOvers.judge(snapshot.resources, ledger) { count in
      judgement.judge(
        .resourcesReleasedOnDisconnect,
        count.number == 0,
        "\(count.session)",
        expected: "no resource, for it has no scene",
        observed: "\(count.number) held"
      )
    }
  }
}
