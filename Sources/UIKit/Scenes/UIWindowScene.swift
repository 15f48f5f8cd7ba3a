public import Foundation
import SceneLifecycle

/// A scene that has windows.
@MainActor open class UIWindowScene: UIScene {
  /// Its windows, in the order in which they were attached.
  open internal(set) var windows: [UIWindow] = []
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// The window that takes what is typed; `nil` before one was made key.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// How the scene is turned; it never is.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Where the scene's contents are measured.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// What is known of where it is shown.
  open var traitCollection: UITraitCollection { .current }
  /// Inert: no scene is resized (WIN-25).
  open private(set) var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// Inert: there is no status bar.
  open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// Where and how large the scene is.
  @available(iOS 16.0, *) open var effectiveGeometry: Geometry { Geometry() }
  /// Inert: no title bar is drawn.
  open private(set) var titlebar: UITitlebar? = UITitlebar()

  /// Inert: the geometry stays what it is.
  @available(iOS 16.0, *)
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Host.current.uses("requestGeometryUpdate(_:errorHandler:)", since: 16)
    errorHandler?(UISceneError(.geometryRequestUnsupported))
  }
}

extension UIWindowScene {
  /// Where and how large a scene is.
  @available(iOS 16.0, *)
  @MainActor open class Geometry: NSObject {
    /// How the scene is turned; it never is.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Where it is on the screen.
    open var systemFrame: CGRect { UIScreen.main.bounds }
    public override init() { super.init() }
  }

  /// What a scene would like its geometry to be.
  @available(iOS 16.0, *)
  @MainActor open class GeometryPreferences: NSObject {
    /// Preferences of an iPhone or iPad.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    @MainActor open class iOS: GeometryPreferences {
      /// Which way up.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Preferences of this way up.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    public override init() { super.init() }
  }

  /// How an activation of a window is asked for (WIN-07).
  @available(iOS 15.0, *)
  @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Where the window is to be; `nil` for where the system puts it.
    open var placement: UIWindowScenePlacement?
  }

  /// How the controls of a window look (iOS 26).
  @available(iOS 26.0, *)
  @MainActor open class WindowingControlStyle: NSObject {
    /// As the system sees fit.
    public static let automatic = WindowingControlStyle()
    /// As small as can be.
    public static let minimal = WindowingControlStyle()
    /// One for all windows.
    public static let unified = WindowingControlStyle()
  }
}

/// Where a new window is to be (WIN-07).
@available(iOS 17.0, *)
@MainActor open class UIWindowScenePlacement: NSObject {
  public override init() { super.init() }
}

/// In front of the others (WIN-07).
@available(iOS 17.0, *)
@MainActor open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// In front of the others.
  open class func prominent() -> UIWindowSceneProminentPlacement {
    UIWindowSceneProminentPlacement()
  }
}

/// Where the system would put it (WIN-07).
@available(iOS 17.0, *)
@MainActor open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// Where the system would put it.
  open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}
