public import Foundation

/// What asks the user something.
@MainActor open class UIAlertController: UIViewController {
  /// How it asks.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What it says.
  open var message: String?
  /// What the user can answer.
  open private(set) var actions: [UIAlertAction] = []
  /// How it asks.
  open private(set) var preferredStyle = Style.alert

  /// Asks this, in this way.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds what the user can answer; nobody answers.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// What a user can answer.
@MainActor open class UIAlertAction: NSObject {
  /// What an answer is like.
  public enum Style: Int, Sendable {
    /// As others.
    case `default`
    /// It leaves things as they are.
    case cancel
    /// It takes something away.
    case destructive
  }

  /// What the user reads.
  public let title: String?
  /// What the answer is like.
  public let style: Style

  /// An answer; its handler is never called, since nobody answers.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }
}

/// What asked the user something before there were scenes: apps with scenes die of it (LIFE-75).
@MainActor open class UIAlertView: UIView {
  /// Ends the process, as UIKit's exception does (LIFE-75).
  public init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String...
  ) {
    fatalError(
      """
      NSObjectNotAvailableException: UIAlertView is unavailable for UIScene based applications, \
      use UIAlertController
      """
    )
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Inert: it is never there.
  open func show() {}
}
