import SceneLifecycle

struct PrivateWindowsAreCovered: Checker {
  static let rule = Rule(
    .privateWindowsAreCovered,
    .must,
    basis: .life29,
    "The content of a private window is hidden from the picture that the system takes in the background."
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
        entry.isPrivate, !entry.isForeground
      else { continue }
      judgement.judge(
        .privateWindowsAreCovered,
        window.isCovered,
        "\(window.scene)",
        expected: "covered, for it is private and in the background",
        observed: "uncovered"
      )
    }
  }
}
