/// What the system keeps for a window: the record that outlives its scenes (LIFE-01).
public struct Session: Hashable, Sendable {
  /// The persistent identifier (REST-21).
  public let id: SessionID
  /// The window as the user knows it.
  public let label: Label
  /// The scene's state; `nil` while the session has no scene.
  public internal(set) var scene: SceneState?
  /// How many scenes the session has had.
  public internal(set) var connections = 0
  /// The activity archived for restoration (REST-04).
  public internal(set) var activity: Activity?
  /// What the app has set on the session (REST-22).
  public internal(set) var userInfo: [String: PropertyValue] = [:]
  /// The `userInfo` as of the last background, which is what a kill may leave (OQ-14).
  var userInfoAtBackground: [String: PropertyValue] = [:]

  init(id: SessionID, label: Label) {
    self.id = id
    self.label = label
  }

  /// The scene the session has or had last.
  public var sceneID: SceneID { SceneID(id, connections) }

  /// Whether its scene is on screen.
  public var isForeground: Bool { scene == .active || scene == .inactive }

  /// The window's state, from the user's side.
  public var state: WindowState {
    switch scene {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    case nil: .archived
    }
  }
}

/// The activation state of a connected scene (LIFE-07, LIFE-10).
public enum SceneState: Hashable, Sendable {
  /// In the foreground, with the user's attention.
  case active
  /// In the foreground, without the user's attention.
  case inactive
  /// Off the screen, still in memory.
  case background
}
