import SceneLifecycle

/// What sessions still hold although their scenes have disconnected.
struct LeftOvers {
  private var charged: [SessionID] = []

  /// How much each disconnected session holds; one that was charged is left out from then on.
  ///
  /// What the app does not declare (`nil`) cannot be judged.
  mutating func judged(_ held: [Snapshot.Count]?, _ ledger: Ledger) -> [Snapshot.Count] {
    guard let held else { return [] }
    var judged: [Snapshot.Count] = []
    for entry in ledger.sessions where entry.hasDisconnected && entry.scene == nil {
      if charged.contains(entry.id) { continue }
      let number = held.first { $0.session == entry.id }?.number ?? 0
      if number > 0 { charged.append(entry.id) }
      judged.append(Snapshot.Count(session: entry.id, number: number))
    }
    return judged
  }
}
