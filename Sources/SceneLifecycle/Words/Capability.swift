/// Something an app offers or not.
///
/// A scenario needs some, an implementation declares some.
///
/// Launch, connect, the four transitions, disconnect and discard are no capabilities: every
/// implementation has them.
public enum Capability: String, CaseIterable, Sendable {
  /// Shows several windows at once.
  case multipleScenes = "multiple-scenes"
  /// Shows documents that the user can edit and commit.
  case documents
  /// Has a place in a document, for each window.
  case places
  /// Keeps a record on disk for each session.
  case records
  /// Hears of changes inside the app, once for each connected window.
  case observers
  /// Holds something expensive for each connected window.
  case resources
  /// Turns to the system when the user asks for a window.
  case requests
  /// Shows something above the content of a window.
  case presentations
  /// Covers private windows while they are in the background.
  case privacy
  /// Sets up once in a process what all windows share.
  case starts
  /// Says when it has acted on what came from outside.
  case payloads
  /// Passes scene events on to plugins.
  case bridge
}
