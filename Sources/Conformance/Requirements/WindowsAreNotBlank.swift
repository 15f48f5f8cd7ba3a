import SceneLifecycle

struct WindowsAreNotBlank: Checker {
  static let rule = Rule(
    .windowsAreNotBlank,
    .must,
    basis: .life20,
    facts: [.life17],
    "A window that has been in the foreground shows something, new or restored."
  )

  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    for place in ledger.sessions.indices where ledger.sessions[place].wasForeground {
      let scene = ledger.sessions[place].scene
      guard let window = snapshot.windows.first(where: { $0.scene == scene }) else { continue }
      judgement.judge(
        .windowsAreNotBlank,
        !window.isBlank,
        "\(window.scene)",
        expected: "shows its content",
        observed: "blank"
      )
    }
  }
}
