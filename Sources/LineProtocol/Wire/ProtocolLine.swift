public import SceneLifecycle

/// What the harness says on a line: a message for the app, or one about the process itself.
public enum LineMessage: Hashable, Sendable {
  /// The first line to each process: the protocol's version, and that of the tool.
  case hello(protocolVersion: Int, tool: String)
  /// What the app itself is told or asked.
  case app(Message)
  /// Forget everything, as a new process would, and go on in this empty folder.
  ///
  /// Only a process whose greeting says that it resets is told so.
  case reset(folder: String)
  /// The last line; the process may end after its answer.
  case bye
}

/// What a process answers on a line.
public enum LineReply: Hashable, Sendable {
  /// The answer to `hello`.
  case hello(Greeting)
  /// The answer of the app, which did what it says or shows it; also that to `reset` and `bye`.
  case app(Reply)
  /// The process could not make sense of the message.
  case error(String)
}

/// What an implementation says of itself in the handshake.
public struct Greeting: Hashable, Sendable {
  /// The version of the line protocol that this module speaks.
  public static let currentProtocol = 1

  /// The version of the line protocol that the process speaks.
  public var protocolVersion: Int
  /// The implementation's own version, for the report.
  public var version: String
  /// What it offers beyond the bare life cycle.
  public var capabilities: [Capability]
  /// The manifest it is built with; `nil` when it serves under either.
  public var manifest: Manifest?
  /// Whether the process understands `reset`, and so may serve several runs.
  public var resets: Bool

  /// A greeting, in the version of this module and of a process that serves one run if not said otherwise.
  public init(
    protocolVersion: Int = Greeting.currentProtocol,
    version: String,
    capabilities: [Capability],
    manifest: Manifest? = nil,
    resets: Bool = false
  ) {
    self.protocolVersion = protocolVersion
    self.version = version
    self.capabilities = capabilities
    self.manifest = manifest
    self.resets = resets
  }
}

/// A line with the number that ties an answer to its message.
public struct Numbered<Content: Hashable & Sendable>: Hashable, Sendable {
  /// From 1 in each process; an answer repeats that of its message.
  public var number: Int
  /// The message or the answer.
  public var content: Content

  /// A message or an answer with its number.
  public init(_ number: Int, _ content: Content) {
    self.number = number
    self.content = content
  }
}

/// Why a line is no message, or no answer, of the protocol.
public struct ProtocolError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong: lower case, no full stop, with the column where there is one.
  public let description: String
  /// Whether the line is no JSON at all.
  public let isSyntax: Bool

  package init(_ description: String, isSyntax: Bool = false) {
    self.description = description
    self.isSyntax = isSyntax
  }
}
