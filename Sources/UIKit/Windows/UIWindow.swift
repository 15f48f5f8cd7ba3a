public import Foundation

/// A window, which shows a controller's view.
@MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      if oldValue === rootViewController { return }
      oldValue?.window = nil
      rootViewController?.window = self
      if isShown { rootViewController?.appear() }
    }
  }

  /// The scene that it is attached to; one that has none is on no screen (CAP-56).
  open weak var windowScene: UIWindowScene? {
    didSet {
      if oldValue === windowScene { return }
      oldValue?.windows.removeAll { $0 === self }
      windowScene?.windows.append(self)
    }
  }

  /// Whether it takes what is typed.
  open private(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  /// Inert: windows are not drawn.
  open var windowLevel = Level.normal
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// Inert: nothing can be drawn over another size.
  open var canResizeToFitContent = false

  /// Whether anybody could see something in it.
  var isShown: Bool { !isHidden && rootViewController != nil }

  /// A window that belongs to no scene yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of a scene (LIFE-20).
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.windows.append(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var isHidden: Bool {
    didSet { if !isHidden { rootViewController?.appear() } }
  }

  /// Shows it, and has it take what is typed.
  open func makeKeyAndVisible() {
    for other in windowScene?.windows ?? [] { other.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
  }

  /// Has it take what is typed.
  open func makeKey() { isKeyWindow = true }
}

extension UIWindow {
  /// Which window lies in front of which.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The larger lies in front.
    public let rawValue: Double
    /// The level of this number.
    public init(rawValue: Double) { self.rawValue = rawValue }
    /// Where windows are.
    public static let normal = Level(rawValue: 0)
    /// Where the status bar is.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts are.
    public static let alert = Level(rawValue: 2000)
  }
}
