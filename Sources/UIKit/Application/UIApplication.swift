public import Foundation
import LineProtocol
import SceneLifecycle

/// The app's one application object.
@MainActor open class UIApplication: UIResponder {
  /// What the app is doing, as its most-foreground scene does (LIFE-35).
  public enum State: Int, Sendable {
    /// A scene is active.
    case active
    /// A scene is in the foreground, and none is active.
    case inactive
    /// No scene is in the foreground.
    case background
  }

  /// A key of the launch options, which stay empty in scene apps (LIFE-18).
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options that a URL is opened with in apps without scenes.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// The key of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only if an app opens it as a universal link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// The application object.
  public static let shared = UIApplication()

  /// The application's delegate, which the system keeps alive.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The quick actions of the home screen that the app has set.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Inert: no device goes to sleep here.
  open var isIdleTimerDisabled = false
  /// Inert: there is no home screen.
  open var applicationIconBadgeNumber = 0

  let host = Host.current

  /// All sessions of the app, connected or archived (WIN-13).
  open var openSessions: Set<UISceneSession> { Set(host.sessions.values) }

  /// The scenes in memory, in the foreground or not (WIN-14).
  open var connectedScenes: Set<UIScene> { Set(host.scenes.values) }

  /// Whether device and manifest allow several scenes (CAP-01).
  open var supportsMultipleScenes: Bool { host.supportsMultipleScenes }

  /// What the app is doing, as its most-foreground scene does (LIFE-35).
  open var applicationState: State {
    let states = host.scenes.values.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The windows of all window scenes.
  open var windows: [UIWindow] { host.windowScenes.flatMap(\.windows) }

  /// The key window of the window scene that connected first.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}

extension UIApplication {
  /// The process has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// The app is active; posted in scene apps too (LIFE-67).
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The app is about to be inactive; posted in scene apps too (LIFE-67).
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The app is in the background; posted in scene apps too (LIFE-67).
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// The app is about to come to the foreground; posted in scene apps too (LIFE-67).
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The process is about to end; posted after the delegate was told (LIFE-47).
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Inert: memory is never short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}
