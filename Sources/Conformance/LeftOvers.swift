import SceneLifecycle

/// What sessions still hold although their scenes have disconnected in this process.
struct LeftOvers {
  private var charged: [SessionID] = []

  /// Judges how much each disconnected session holds; one that was charged is left out from then on.
  ///
  /// - Parameters:
  ///   - held: What the sessions hold; what the app does not declare (`nil`) cannot be judged.
  ///   - ledger: Knows which scenes have disconnected.
  ///   - body: Is told each session with what it holds, none included.
  mutating func judge(
    _ held: [Snapshot.Count]?,
    _ ledger: Ledger,
    _ body: (Snapshot.Count) -> Void
  ) {
    guard let held else { return }
    for place in ledger.sessions.indices
    where ledger.sessions[place].hasDisconnected && ledger.sessions[place].scene == nil {
      let id = ledger.sessions[place].id
      if charged.contains(id) { continue }
      let number = held.first { $0.session == id }?.number ?? 0
      if number > 0 { charged.append(id) }
      body(Snapshot.Count(session: id, number: number))
    }
  }
}
