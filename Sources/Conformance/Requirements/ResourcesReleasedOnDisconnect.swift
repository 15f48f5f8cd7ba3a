import SceneLifecycle

struct ResourcesReleasedOnDisconnect: Checker {
  static let rule = Rule(
    .resourcesReleasedOnDisconnect,
    .must,
    basis: .life37,
    facts: [.life04],
    "A disconnected scene holds no resource any more."
  )

  private var charged: Set<SessionID> = []

  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    guard case .rested(let snapshot) = observation else { return [] }
    return leftOver(snapshot.resources, ledger, &charged).map { count in
      Self.broken(
        "session \(count.session)",
        expected: "no resource, for it has no scene",
        observed: "\(count.number) held"
      )
    }
  }
}
