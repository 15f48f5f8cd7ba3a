import SceneLifecycle

struct WindowsGoWithTheirScenes: Checker {
  static let rule = Rule(
    .windowsGoWithTheirScenes,
    .must,
    basis: .life04,
    facts: [.life36],
    "A scene that has disconnected has no window any more."
  )

  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    for place in ledger.sessions.indices where ledger.sessions[place].hasDisconnected {
      let entry = ledger.sessions[place]
      let left = snapshot.windows.contains {
        $0.scene.session == entry.id && $0.scene != entry.scene
      }
      judgement.judge(
        .windowsGoWithTheirScenes,
        !left,
        "\(entry.id)",
        expected: "no window of the scene that has disconnected",
        observed: "one is left"
      )
    }
  }
}
