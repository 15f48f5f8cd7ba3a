public import Foundation

/// A stack of controllers, of which the last is shown.
@MainActor open class UINavigationController: UIViewController {
  /// The stack, the one shown last.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.parent = nil }
      children = newValue
      for child in newValue { child.parent = self }
      if isInSight { topViewController?.appear() }
    }
  }
  /// The one shown.
  open var topViewController: UIViewController? { children.last }
  /// The one presented over the stack, else the one shown.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  /// Inert: nothing is drawn.
  open private(set) var navigationBar = UINavigationBar()
  /// Inert: nothing is drawn.
  open var isNavigationBarHidden = false

  override var shownChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// A stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a controller on the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.disappear()
    addChild(viewController)
    if isInSight { viewController.appear() }
  }

  /// Takes the last controller off the stack, unless it is the only one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.disappear()
    last.removeFromParent()
    if isInSight { topViewController?.appear() }
    return last
  }

  /// Takes all but the first off the stack.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while let last = popViewController(animated: animated) { popped.insert(last, at: 0) }
    return popped
  }

  /// Puts other controllers in place of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// Controllers side by side, of which one is shown.
@MainActor open class UITabBarController: UIViewController {
  /// Those to choose from.
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      children = newValue ?? []
      for child in children { child.parent = self }
    }
  }
  /// The number of the one shown.
  open var selectedIndex = 0
  /// The one shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

/// Controllers in columns.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns.
  public enum Style: Int, Sendable {
    /// As before iOS 14.
    case unspecified
    /// Two.
    case doubleColumn
    /// Three.
    case tripleColumn
  }

  /// Which column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary
    /// The one between.
    case supplementary
    /// The last.
    case secondary
    /// The only one, where it is narrow.
    case compact
  }

  /// Which columns are to be seen.
  public enum DisplayMode: Int, Sendable {
    /// As the system sees fit.
    case automatic
    /// The last.
    case secondaryOnly
    /// All, side by side.
    case oneBesideSecondary
  }

  private var columns: [Column: UIViewController] = [:]
  /// Inert: nothing is laid out.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Inert: nothing is laid out.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The controllers in its columns.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      children = newValue
      for child in children { child.parent = self }
    }
  }

  /// A controller of this many columns.
  @available(iOS 14.0, *)
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a controller in a column.
  @available(iOS 14.0, *)
  open func setViewController(_ viewController: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = viewController
    if let viewController { addChild(viewController) }
  }

  /// The controller in a column.
  @available(iOS 14.0, *)
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
}

/// What a split controller asks; it asks nothing here.
@MainActor public protocol UISplitViewControllerDelegate: AnyObject {}

/// The bar of a navigation controller, which nobody sees.
@MainActor open class UINavigationBar: UIView {
  /// Inert: nothing is drawn.
  open var prefersLargeTitles = false
}

/// What a navigation bar shows for a controller, which nobody sees.
@MainActor open class UINavigationItem: NSObject {
  /// Inert: nothing is drawn.
  open var title: String?
  public override init() { super.init() }
}

/// What a tab bar shows for a controller, which nobody sees.
@MainActor open class UITabBarItem: NSObject {
  /// Inert: nothing is drawn.
  open var title: String?
  /// Inert: nothing is drawn.
  open var image: UIImage?
  /// Inert: nothing is drawn.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    super.init()
  }
  public override init() { super.init() }
}
