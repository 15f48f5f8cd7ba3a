/// The end of the process in the middle of what was begun, which may come at any moment (LIFE-48).
extension Platform {
  /// Ends the process before it has answered.
  ///
  /// The windows whose discard was not yet delivered are gone all the same, and the next launch tells
  /// of them (LIFE-50).
  ///
  /// - Parameter delivery: The callback whose handler was running; `nil` when none was.
  public mutating func kill(over delivery: Delivery? = nil) {
    guard isRunning else { return }
    for move in agenda {
      guard case .discard(let ids) = move else { continue }
      pendingDiscards += ids.filter { isGone($0) || isClosing($0) }
    }
    if case .didDiscardSceneSessions(let ids)? = delivery,
      decisions.take(.discardAfterKill, ["not-again", "again"]) == "again"
    {
      pendingDiscards += ids.filter(isGone)
    }
    endProcess()
  }

  /// What every end of the process brings, whoever caused it.
  mutating func endProcess() {
    processEnds()
    if wasForceQuit { forgetForceQuit() }
    for id in pendingDiscards { forget(id) }
  }

  private func isGone(_ id: SessionID) -> Bool { session(id) == nil }

  /// Whether what was begun takes the window away, and not only names it (LIFE-52).
  private func isClosing(_ id: SessionID) -> Bool {
    let isToConnect = agenda.contains { if case .connect(id, _) = $0 { true } else { false } }
    let isToDisconnect = agenda.contains { if case .disconnect(id) = $0 { true } else { false } }
    return isToDisconnect || (session(id)?.scene == nil && !isToConnect)
  }
}
