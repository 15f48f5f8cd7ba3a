import SceneLifecycle

/// The name of a message on its line: `launch`, `sceneDidDisconnect`, `edit`.
public struct MessageName: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ name: String) { description = name }

  /// The names that are no callbacks, in the order of the documentation.
  static let own = [
    "hello", "launch", "edit", "navigate", "present", "commit", "make-private", "post", "ask",
    "subscribe", "settle",
    "observe",
    "reset", "bye",
  ].map(MessageName.init)

  /// The name of every message.
  public static let all = own + Callback.allCases.map { MessageName($0.rawValue) }
}

extension LineMessage {
  /// What the message is called on its line.
  public var name: MessageName {
    switch self {
    case .hello: MessageName("hello")
    case .app(let message): message.name
    case .reset: MessageName("reset")
    case .bye: MessageName("bye")
    }
  }
}

extension Message {
  /// What the message is called on its line.
  public var name: MessageName {
    switch self {
    case .launch: MessageName("launch")
    case .callback(let delivery): MessageName(delivery.callback.rawValue)
    case .action(.edit): MessageName("edit")
    case .action(.navigate): MessageName("navigate")
    case .action(.present): MessageName("present")
    case .action(.commit): MessageName("commit")
    case .action(.makePrivate): MessageName("make-private")
    case .action(.post): MessageName("post")
    case .action(.ask): MessageName("ask")
    case .action(.subscribe): MessageName("subscribe")
    case .settle: MessageName("settle")
    case .observe: MessageName("observe")
    }
  }
}
