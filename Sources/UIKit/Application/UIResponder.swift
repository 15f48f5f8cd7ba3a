@_exported public import Foundation

/// What answers events; delegates, views and view controllers are responders.
@MainActor open class UIResponder: NSObject {
  /// The activity that belongs to what the responder shows.
  ///
  /// The system asks its holder to update it before it is archived (REST-02).
  open var userActivity: NSUserActivity?
  /// Under which name view-controller restoration keeps it; nothing restores by it in scene apps (REST-17).
  open var restorationIdentifier: String?

  /// The next responder; `nil` where a class names none.
  open var next: UIResponder? { nil }
  /// Whether it may become first responder; false unless a class says otherwise.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is first responder.
  open private(set) var isFirstResponder = false

  public override init() { super.init() }

  /// Makes it first responder if it may be.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Makes it first responder no more.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Is called before the activity that the responder holds is archived (REST-02).
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Inert: nothing calls it but the app.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Inert: view-controller restoration does not run in scene apps (REST-17).
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Inert: view-controller restoration does not run in scene apps (REST-17).
  open func decodeRestorableState(with coder: NSCoder) {}
}
