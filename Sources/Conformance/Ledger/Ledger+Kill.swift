import SceneLifecycle

/// What a message did that the process did not live to answer: some of it, all or nothing.
extension Ledger {
  /// No floor rises, for floors follow replies.
  ///
  /// What the app had begun to do can explain a loss, and comes before the end of the process. Where
  /// nothing was on disk yet, only the end of the process is left to explain it.
  mutating func cutShort(_ delivery: Delivery, _ isBegun: Bool) {
    switch delivery {
    case .willConnect(let scene, let connection):
      if !connection.activities.isEmpty || connection.payload != nil {
        entry(scene.session) { $0.isLifted = true }
      }
    case .continueUserActivity(let scene, _), .payload(let scene, _):
      entry(scene.session) { $0.isLifted = true }
    case .sceneDidDisconnect where isBegun: accuseOverDocuments(.disconnect)
    case .didDiscardSceneSessions(let ids):
      discarded(ids, isAnswered: false)
      if isBegun { accuseOverDocuments(.discard) }
    default: break
    }
  }

  /// What the user entered may have been saved, so that it is one of the versions.
  mutating func cutShort(_ action: Action) {
    // A commit enters nothing, and without a reply it is no save point.
    if case .commit = action { return }
    acted(action, [])
  }
}
