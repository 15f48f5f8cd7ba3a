import SceneLifecycle

struct ResourcesOncePerWindow: Checker {
  static let rule = Rule(
    .resourcesOncePerWindow,
    .must,
    basis: .life21,
    facts: [.life24],
    "A window holds its resource once, however often it comes to the foreground."
  )

  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    guard let resources = snapshot.resources else { return }
    for count in resources where ledger.session(count.session)?.scene != nil {
      judgement.judge(
        .resourcesOncePerWindow,
        count.number <= 1,
        "\(count.session)",
        expected: "one resource at most",
        observed: "\(count.number) held"
      )
    }
  }
}
