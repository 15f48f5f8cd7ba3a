import SceneLifecycle

/// What sessions still hold although their scenes have disconnected.
struct LeftOvers {
  /// The sessions whose scene disconnected in this process, and which of them were charged.
  private var disconnected: [SessionID] = []
  private var charged: [SessionID] = []

  /// Whether a scene has disconnected in this process.
  var mayBeThere: Bool { !disconnected.isEmpty }

  /// How much each disconnected session holds at the end of a step; one that was charged is left out.
  mutating func new(
    _ observation: Observation,
    _ counts: KeyPath<Snapshot, [Snapshot.Count]?>,
    _ ledger: Ledger
  ) -> [Snapshot.Count] {
    switch observation {
    case .delivered(.sceneDidDisconnect(let scene), _):
      if !disconnected.contains(scene.session) { disconnected.append(scene.session) }
    case .processEnded: disconnected.removeAll()
    case .rested(let snapshot):
      guard mayBeThere, let held = snapshot[keyPath: counts] else { return [] }
      let judged = disconnected.filter { id in
        !charged.contains(id) && !ledger.connectedScenes.contains { $0.session == id }
      }
      return judged.map { id in
        let number = held.first { $0.session == id }?.number ?? 0
        if number > 0 { charged.append(id) }
        return Snapshot.Count(session: id, number: number)
      }
    default: break
    }
    return []
  }
}
