public import Foundation

/// A colour, which nobody sees.
open class UIColor: NSObject, @unchecked Sendable {
  /// Inert: nothing is drawn.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
  private override init() { super.init() }
  /// Inert: nothing is drawn.
  public static let white = UIColor()
  /// Inert: nothing is drawn.
  public static let black = UIColor()
  /// Inert: nothing is drawn.
  public static let red = UIColor()
  /// Inert: nothing is drawn.
  public static let clear = UIColor()
  /// Inert: nothing is drawn.
  public static let systemBlue = UIColor()
  /// Inert: nothing is drawn.
  public static let systemRed = UIColor()
  /// Inert: nothing is drawn.
  public static let systemGray = UIColor()
  /// Inert: nothing is drawn.
  public static let label = UIColor()
  /// Inert: nothing is drawn.
  public static let systemBackground = UIColor()
}

/// An image, which nobody sees.
open class UIImage: NSObject, @unchecked Sendable {
  /// Inert: nothing is drawn.
  public init?(named name: String) { super.init() }
  /// Inert: nothing is drawn.
  public init?(systemName name: String) { super.init() }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the system is set.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Narrow or wide.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified
  /// Narrow.
  case compact
  /// Wide.
  case regular
}

/// What is known of where something is shown.
@MainActor open class UITraitCollection: NSObject {
  /// What is known of the device.
  public static let current = UITraitCollection()
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
  /// Light: nothing is set.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// Narrow on an iPhone, else wide.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .phone ? .compact : .regular
  }
  /// Wide.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// How many pixels a point has.
  open var displayScale: CGFloat { UIScreen.main.scale }
}

/// Which way up.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which ways up are possible.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The ways of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On either side.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// Every way.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// Every way but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

/// How large a scene would like to be (WIN-25).
@MainActor open class UISceneSizeRestrictions: NSObject {
  /// Inert: no scene is resized.
  open var minimumSize = CGSize.zero
  /// Inert: no scene is resized.
  open var maximumSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
  /// Inert: no scene is resized.
  @available(iOS 16.0, *) open var allowsFullScreen = true
}

/// The status bar, which nobody sees.
@MainActor open class UIStatusBarManager: NSObject {
  /// Inert: there is no status bar.
  open var isStatusBarHidden: Bool { true }
  /// Inert: there is no status bar.
  open var statusBarFrame: CGRect { .zero }
}

/// The title bar of a window on a Mac, which nobody sees.
@MainActor open class UITitlebar: NSObject {
  /// Whether it is there.
  public enum TitleVisibility: Int, Sendable {
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Inert: nothing is drawn.
  open var titleVisibility = TitleVisibility.visible
  /// Inert: nothing is drawn.
  open var toolbar: AnyObject?
}
