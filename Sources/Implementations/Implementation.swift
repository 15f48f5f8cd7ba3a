public import LineProtocol
public import SceneLifecycle

/// A program that is put to the test.
public protocol Implementation: Sendable {
  /// The implementation's own version, for the report.
  var version: String { get }
  /// What it offers beyond the bare life cycle.
  var capabilities: [Capability] { get }
  /// The manifest it is built with; `nil` when it serves under either.
  var manifest: Manifest? { get }

  /// Starts a process of it, which knows nothing of earlier ones but what is in the store.
  func startProcess() -> any AppProcess
}

/// A running process of an implementation.
///
/// A kill drops it.
public protocol AppProcess {
  /// Answers a message.
  ///
  /// - Parameters:
  ///   - message: What the harness says.
  ///   - store: What is durable. A kill keeps what was written and nothing else.
  /// - Returns: What the app did, or what it shows.
  /// - Throws: `ProcessDeath` when the process dies over the message, as a trap would make it.
  mutating func perform(_ message: Message, store: inout Store) throws(ProcessDeath) -> Reply
}

/// How a process died over a message.
public struct ProcessDeath: Error, Hashable, Sendable {
  /// Why, in words for the report.
  public let reason: String

  /// A death for this reason.
  public init(_ reason: String) { self.reason = reason }
}
