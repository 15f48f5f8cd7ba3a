import SceneLifecycle

struct NoBlankWindow: Checker {
  static let rule = Rule(
    .noBlankWindow,
    .must,
    basis: .life20,
    "A scene in the foreground has a window with something in it."
  )
  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    for window in snapshot.windows where ledger.session(window.scene.session)?.isForeground == true
    {
      judgement.judge(
        .noBlankWindow,
        !window.isBlank,
        "\(window.scene.session)",
        expected: "a window with something in it",
        observed: "nothing to be seen"
      )
    }
  }
}
