import SceneLifecycle

/// What sessions still hold although their scenes have disconnected.
struct LeftOvers {
  /// The sessions whose scene disconnected in this process.
  private var disconnected: [SessionID] = []
  private var charged: [SessionID] = []

  /// Whether a scene has disconnected in this process.
  var mayBeThere: Bool { !disconnected.isEmpty }

  mutating func disconnected(_ session: SessionID) {
    if !disconnected.contains(session) { disconnected.append(session) }
  }

  mutating func processEnded() { disconnected.removeAll() }

  /// How much each disconnected session holds; one that was charged is left out from then on.
  ///
  /// What the app does not declare (`nil`) cannot be judged.
  mutating func judged(_ held: [Snapshot.Count]?, _ ledger: Ledger) -> [Snapshot.Count] {
    guard mayBeThere, let held else { return [] }
    let judged = disconnected.filter { id in
      !charged.contains(id) && ledger.session(id)?.scene == nil
    }
    return judged.map { id in
      let number = held.first { $0.session == id }?.number ?? 0
      if number > 0 { charged.append(id) }
      return Snapshot.Count(session: id, number: number)
    }
  }
}
