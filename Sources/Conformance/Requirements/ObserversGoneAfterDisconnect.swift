import SceneLifecycle

struct ObserversGoneAfterDisconnect: Checker {
  static let rule = Rule(
    .observersGoneAfterDisconnect,
    .must,
    basis: .life04,
    facts: [.life37],
    "A disconnected scene observes nothing any more."
  )

  private var charged: Set<SessionID> = []

  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    switch observation {
    case .acted(.post, let effects):
      return effects.compactMap { effect in
        guard case .heard(let scene, _) = effect, !ledger.connectedScenes.contains(scene) else {
          return nil
        }
        return Self.broken(
          "scene \(scene)",
          expected: "hears nothing, for it has disconnected",
          observed: "heard a post"
        )
      }
    case .rested(let snapshot):
      return leftOver(snapshot.observers, ledger, &charged).map { count in
        Self.broken(
          "session \(count.session)",
          expected: "no observer, for it has no scene",
          observed: "\(count.number) left"
        )
      }
    default: return []
    }
  }
}

/// The sessions that hold something although they have no scene, each once until they are clean.
func leftOver(
  _ counts: [Snapshot.Count]?,
  _ ledger: Ledger,
  _ charged: inout Set<SessionID>
) -> [Snapshot.Count] {
  var new: [Snapshot.Count] = []
  for count in counts ?? [] where count.number > 0 {
    let isConnected = ledger.connectedScenes.contains { $0.session == count.session }
    if !isConnected, charged.insert(count.session).inserted { new.append(count) }
  }
  return new
}
