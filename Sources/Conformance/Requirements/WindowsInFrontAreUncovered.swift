import SceneLifecycle

struct WindowsInFrontAreUncovered: Checker {
  static let rule = Rule(
    .windowsInFrontAreUncovered,
    .must,
    basis: .life27,
    facts: [.life29],
    "A private window that is active again shows its content."
  )

  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    for window in snapshot.windows {
      guard let entry = ledger.session(window.scene.session), entry.scene == window.scene,
        entry.isPrivate, entry.isActive, entry.wasHidden
      else { continue }
      judgement.judge(
        .windowsInFrontAreUncovered,
        !window.isCovered,
        "\(window.scene)",
        expected: "uncovered, for it is active",
        observed: "covered"
      )
    }
  }
}
