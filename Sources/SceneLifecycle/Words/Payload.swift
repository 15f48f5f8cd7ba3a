/// Something that comes to the app from outside: a link, a tap on a notification, a quick action.
public struct Payload: Hashable, Sendable {
  /// What kind of thing comes.
  public enum Kind: String, CaseIterable, Sendable {
    /// URLs of a scheme of the app (LIFE-56).
    case url
    /// A universal link (LIFE-57).
    case link
    /// An activity that the user began on another device (LIFE-58).
    case handoff
    /// A quick action of the home screen (LIFE-59).
    case shortcut
    /// What the user did with a notification (LIFE-60).
    case notification
    /// An invitation to share data in the cloud (LIFE-72).
    case share
    /// An app intent that wants a scene (LIFE-64).
    case intent
  }

  /// What kind of thing comes.
  public var kind: Kind
  /// What tells it from others: the URLs of a set, one token for every other kind.
  ///
  /// Empty where a scene is told only that something will come.
  public var tokens: [String]
  /// The target content identifier that it is for (WIN-19); `nil` when it names none.
  public var target: String?

  /// A payload of this kind with these tokens; for nothing in particular unless a target is given.
  public init(_ kind: Kind, _ tokens: [String], target: String? = nil) {
    self.kind = kind
    self.tokens = tokens
    self.target = target
  }

  /// The callback that brings it to a connected scene.
  public var callback: Callback {
    switch kind {
    case .url: .openURLContexts
    case .link, .handoff: .continueUserActivity
    case .shortcut: .performActionForShortcutItem
    case .notification: .didReceiveNotificationResponse
    case .share: .userDidAcceptCloudKitShare
    case .intent: .willPerformAppIntent
    }
  }
}
