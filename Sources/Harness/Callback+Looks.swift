import SceneLifecycle

extension Callback {
  /// Whether a look tells the work of this callback from that of others.
  var isPlaceOfBlame: Bool {
    self == .sceneDidDisconnect || self == .didDiscardSceneSessions || self == .willConnect
  }

  /// Whether what this callback did must be seen before another one, or the end of the process.
  ///
  /// The work of a disconnect and of a discard is told from all that follows, that of a connection from
  /// the next one, and whatever went before from a discard.
  func isLookedAt(before next: Callback?) -> Bool {
    switch self {
    case .sceneDidDisconnect, .didDiscardSceneSessions: true
    case .willConnect: next == .willConnect || next == .didDiscardSceneSessions
    default: next == .didDiscardSceneSessions
    }
  }
}
