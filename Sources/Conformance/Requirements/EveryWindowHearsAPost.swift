import SceneLifecycle

struct EveryWindowHearsAPost: Checker {
  static let rule = Rule(
    .everyWindowHearsAPost,
    .must,
    basis: .life06,
    "Every connected window hears of a change in the app, once."
  )

  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    guard case .acted(.post, let effects) = observation else { return [] }
    return ledger.connectedScenes.compactMap { scene in
      let heard = effects.count { if case .heard(scene, _) = $0 { true } else { false } }
      if heard == 1 { return nil }
      return Self.broken("scene \(scene)", expected: "hears it once", observed: "\(heard) times")
    }
  }
}
