/// A freedom that UIKit leaves: something it does now one way, now another.
///
/// The rows stand in `Choice.alternatives`; the first alternative of each is its default.
public enum Choice: String, CaseIterable, Sendable {
  /// When the system asks for restoration activities.
  case restorationRequest = "restoration-request"
  /// Whether a window has its old session after a force-quit.
  case identityAfterForceQuit = "identity-after-force-quit"
  /// Whether archived activities outlast a force-quit.
  case restorationAfterForceQuit = "restoration-after-force-quit"
  /// When the app is told of discards it slept through.
  case lateDiscardOrder = "late-discard-order"
  /// Whether a discard at launch names the session in use.
  case lateDiscardNamesLive = "late-discard-names-live"
  /// Whether a discard at launch names sessions that the app does not know, or was told of before.
  case lateDiscardStrays = "late-discard-strays"
  /// What a window is told before a close disconnects it.
  case beforeClose = "before-close"
  /// When the app is told that a closed window's session is gone.
  case discardAfterClose = "discard-after-close"
  /// What becomes of the process when its last window closes.
  case lastWindowClosed = "last-window-closed"
  /// What the frontmost window is told when the user swipes the app away.
  case swipeKillCallbacks = "swipe-kill-callbacks"
  /// Whether the other windows resign while a new one opens.
  case othersWhenOpening = "others-when-opening"
  /// Whether windows are told that another window of the app is in front.
  case focusChange = "focus-change"
  /// Whether a session's `userInfo` set since the last background outlasts the process.
  case userInfoAtKill = "user-info-at-kill"
  /// Whether the app is told again of a discard whose handler the end of the process cut short.
  case discardAfterKill = "discard-after-kill"
  /// Whether the app gets the window it asks for where no source says that it can have several.
  case requestWhereUnknown = "request-where-unknown"
  /// Whether what comes from outside reaches a window before or after it is active.
  case payloadOrder = "payload-order"
  /// Whether a response to a notification that starts the app comes by its own callback too.
  case notificationAtLaunch = "notification-at-launch"
}

/// One way UIKit can take at a choice, with its grade and the facts that name it.
public struct Alternative: Hashable, Sendable {
  /// The alternative as `given` and the report name it: `after-connect`.
  public let name: String
  /// How well it is founded; no better than the best of its facts.
  public let grade: Grade
  /// The facts that name it, the weightiest first.
  public let facts: [FactID]
}

/// An alternative that a run took.
public struct TakenAlternative: Hashable, Sendable, CustomStringConvertible {
  /// The choice that was met.
  public let choice: Choice
  /// The alternative's name in the choice's row.
  public let alternative: String

  /// This alternative of this choice.
  public init(_ choice: Choice, _ alternative: String) {
    self.choice = choice
    self.alternative = alternative
  }

  /// As `given` says it: `late-discard-order = after-connect`.
  public var description: String { "\(choice.rawValue) = \(alternative)" }
}
