import SceneLifecycle

struct GivesRestorationActivity: Checker {
  static let rule = Rule(
    .givesRestorationActivity,
    .should,
    basis: .rest01,
    "An app whose windows have a place gives an activity when the system asks for one."
  )
  static let watches: [Observation.Kind] = [.delivered]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .delivered(.stateRestorationActivity(let scene), let effects) = observation,
      ledger.capabilities.contains(.places)
    else { return }
    let gives = effects.contains { if case .gaveActivity = $0 { true } else { false } }
    judgement.judge(
      .givesRestorationActivity,
      gives,
      "\(scene.session)",
      expected: "an activity to restore it from",
      observed: "none was given"
    )
  }
}
