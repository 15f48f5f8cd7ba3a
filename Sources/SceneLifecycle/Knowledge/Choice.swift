/// A freedom that UIKit leaves: something it does now one way, now another.
///
/// The rows stand in `Choice.alternatives`; the first alternative of each is its default.
public enum Choice: String, CaseIterable, Sendable {
  case restorationRequest = "restoration-request"
  case identityAfterForceQuit = "identity-after-force-quit"
  case restorationAfterForceQuit = "restoration-after-force-quit"
  case lateDiscardOrder = "late-discard-order"
  case lateDiscardNamesLive = "late-discard-names-live"
  case lateDiscardStrays = "late-discard-strays"
  case beforeClose = "before-close"
  case discardAfterClose = "discard-after-close"
  case lastWindowClosed = "last-window-closed"
  case swipeKillCallbacks = "swipe-kill-callbacks"
  case othersWhenOpening = "others-when-opening"
  case focusChange = "focus-change"
  case userInfoAtKill = "user-info-at-kill"
}

/// One way UIKit can take at a choice, with its grade and the facts that name it.
public struct Alternative: Hashable, Sendable {
  public let name: String
  public let grade: Grade
  public let facts: [FactID]
}

/// An alternative that a run took.
public struct TakenAlternative: Hashable, Sendable, CustomStringConvertible {
  public let choice: Choice
  public let alternative: String

  public init(_ choice: Choice, _ alternative: String) {
    self.choice = choice
    self.alternative = alternative
  }

  /// As `given` says it: `late-discard-order = after-connect`.
  public var description: String { "\(choice.rawValue) = \(alternative)" }
}
