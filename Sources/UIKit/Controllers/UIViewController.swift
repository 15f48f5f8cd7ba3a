public import Foundation

/// What manages the contents of a window or a part of it.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// What tells the user this content from other.
  open var title: String?
  /// The controllers in it.
  open internal(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open internal(set) weak var parent: UIViewController?
  /// The controller presented over it.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that it is presented over.
  open internal(set) weak var presentingViewController: UIViewController?
  /// Inert: nothing is drawn.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Inert: nothing is drawn.
  open var navigationItem = UINavigationItem()
  /// Inert: nothing is drawn.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Inert: no class is looked up to restore it (REST-17).
  open var restorationClass: AnyClass?
  /// What is known of where it is shown.
  open var traitCollection: UITraitCollection { .current }
  /// The storyboard that it was made from; `nil` for none.
  open internal(set) var storyboard: UIStoryboard?

  weak var window: UIWindow?

  /// A controller; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller that makes its own view.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller out of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Its view, which is loaded when somebody asks for it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Its view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether its view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads its view.
  open func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    viewDidLoad()
  }

  /// Makes its view.
  open func loadView() { loadedView = UIView(frame: UIScreen.main.bounds) }
  /// Its view was made.
  open func viewDidLoad() {}
  /// Its view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Inert: no frame is drawn between the two.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Its view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Its view is about to be taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Its view is taken away.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Inert: memory is never short.
  open func didReceiveMemoryWarning() {}
  /// Inert: no storyboard names a segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  open override var next: UIResponder? { parent ?? presentingViewController ?? window }

  private var hasAppeared = false

  /// Shows it, with all that it shows.
  func appear() {
    if hasAppeared { return }
    hasAppeared = true
    loadViewIfNeeded()
    if let loadedView {
      (window ?? parent?.viewIfLoaded ?? presentingViewController?.viewIfLoaded?.window)?
        .addSubview(loadedView)
    }
    viewWillAppear(false)
    for child in shownChildren { child.appear() }
    viewDidAppear(false)
  }

  /// Takes it from sight.
  func disappear() {
    if !hasAppeared { return }
    hasAppeared = false
    viewWillDisappear(false)
    for child in shownChildren { child.disappear() }
    loadedView?.removeFromSuperview()
    viewDidDisappear(false)
  }

  /// The controllers in it that are shown with it.
  var shownChildren: [UIViewController] { children }

  var isInSight: Bool { hasAppeared }
}

extension UIViewController {
  /// Shows a controller over this one.
  public func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if hasAppearedNow { viewControllerToPresent.appear() }
    completion?()
  }

  private var hasAppearedNow: Bool { isInSight }

  /// Takes away the controller shown over this one, or this one.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController?.disappear()
    presenter?.presentedViewController?.presentingViewController = nil
    presenter?.presentedViewController = nil
    completion?()
  }

  /// Takes a controller into this one.
  public func addChild(_ childController: UIViewController) {
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
  }

  /// Takes this controller out of the one that it is in.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Inert: nothing follows.
  public func didMove(toParent parent: UIViewController?) {}

  /// Inert: nothing follows.
  public func willMove(toParent parent: UIViewController?) {}

  /// The navigation controller that it is in.
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// The tab controller that it is in.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  /// The split controller that it is in.
  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system sees fit.
  case automatic = -2
  /// Over the whole screen.
  case fullScreen = 0
  /// Over a page.
  case pageSheet = 1
  /// Over a part.
  case formSheet = 2
  /// In a bubble.
  case popover = 7
}
