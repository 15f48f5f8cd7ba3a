/// Something an app offers or not.
///
/// A scenario needs some, an implementation declares some.
///
/// Launch, connect, the four transitions, disconnect and discard are no capabilities: every
/// implementation has them.
public enum Capability: String, CaseIterable, Sendable {
  case multipleScenes = "multiple-scenes"
  /// Shows documents that the user can edit and commit.
  case documents
  /// Has a place in a document, for each window.
  case places
  /// Keeps a record on disk for each session.
  case records
  case observers
  case resources
  /// Turns to the system when the user asks for a window.
  case requests
}
