import SceneLifecycle

/// What has happened since the present step began.
struct PresentStep {
  /// What the user asked the app for; `nil` in a step that asks for nothing.
  var wish: Wish?
  /// The sessions that showed the document that was asked for.
  var shownBy: [SessionID] = []
  /// The sessions that were made.
  var made: [SessionID] = []
  /// Whether the system refused a request.
  var wasRefused = false
  /// Where the user had something shown above the content, and what; `nil` for nowhere.
  var presented: (scene: SceneID, text: String)?
  /// The tokens that came; a second callback for one of them brings nothing new.
  var tokens: [String] = []
  /// Whether the app turned to the system.
  var hasRequests = false

  mutating func took(_ effects: [Effect]) {
    for case .request in effects { hasRequests = true }
  }
}
