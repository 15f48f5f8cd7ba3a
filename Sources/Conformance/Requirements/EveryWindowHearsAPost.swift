import SceneLifecycle

struct EveryWindowHearsAPost: Checker {
  static let rule = Rule(
    .everyWindowHearsAPost,
    .must,
    basis: .life06,
    "Every connected window hears of a change in the app, once."
  )

  static let watches: [Observation.Kind] = [.acted]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .acted(.post, let effects) = observation else { return }
    for scene in ledger.connectedScenes {
      let heard = effects.count { if case .heard(scene, _) = $0 { true } else { false } }
      judgement.judge(
        .everyWindowHearsAPost,
        heard == 1,
        "\(scene)",
        expected: "hears it once",
        observed: "\(heard) times"
      )
    }
  }
}
