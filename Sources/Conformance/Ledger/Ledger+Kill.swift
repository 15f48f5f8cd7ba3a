import SceneLifecycle

/// What a message did that the process did not live to answer: some of it, all or nothing.
extension Ledger {
  /// No floor rises, for floors follow replies; what the callback can destroy is its to answer for.
  mutating func cutShort(_ delivery: Delivery) {
    switch delivery {
    case .willConnect(let scene, let connection):
      if !connection.activities.isEmpty { entry(scene.session) { $0.isLifted = true } }
    case .continueUserActivity(let scene, _): entry(scene.session) { $0.isLifted = true }
    case .sceneDidDisconnect:
      for place in documents.indices { documents[place].versions.accuse(.disconnect) }
    case .didDiscardSceneSessions(let ids): discarded(ids, isAnswered: false)
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
