public import CloudKit
public import Foundation
import SceneLifecycle
public import UserNotifications

/// One instance of the app's interface at run time (LIFE-01).
@MainActor open class UIScene: UIResponder {
  /// How far in the foreground a scene is (LIFE-07).
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is on screen and has the user's attention.
    case foregroundActive = 0
    /// It is on screen.
    case foregroundInactive = 1
    /// It is off the screen.
    case background = 2
  }

  /// The record that outlives the scene (LIFE-01).
  public let session: UISceneSession
  /// The scene's delegate, which the scene keeps alive (LIFE-05).
  open var delegate: (any UISceneDelegate)?
  /// How far in the foreground it is (LIFE-07).
  open internal(set) var activationState = ActivationState.unattached
  /// What tells the user this scene from others (WIN-24).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// What decides which scene gets an event (WIN-17).
  open var activationConditions = UISceneActivationConditions()
  /// A line below the title, on a Mac.
  @available(iOS 15.0, *) open var subtitle = ""

  /// The connection of its session that this scene is; `nil` when a test makes it.
  let identifier: SceneID?

  /// A scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    identifier = connectionOptions.scene
    super.init()
  }

  /// Inert: no other app is there, so the handler is told so.
  public func open(
    _ url: URL,
    options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Inert: restoration is not held open (REST-08).
  @available(iOS 15.0, *)
  public func extendStateRestoration() {
    Host.current.uses("extendStateRestoration()", since: 15)
  }

  /// Inert: restoration is not held open (REST-08).
  @available(iOS 15.0, *)
  public func completeStateRestoration() {}
}

extension UIScene {
  /// How a URL is opened.
  @MainActor open class OpenExternalURLOptions: NSObject {
    /// Inert: nothing opens it.
    open var universalLinksOnly = false
  }

  /// How an activation is asked for (WIN-07).
  @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene in which the user asked (WIN-06).
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }

  /// What a scene is told when it connects (LIFE-19).
  @MainActor open class ConnectionOptions: NSObject {
    /// The activities that the scene is opened with (REST-09).
    open private(set) var userActivities: Set<NSUserActivity>
    /// Inert: no activity is on its way from another device (LIFE-58).
    open private(set) var handoffUserActivityType: String?
    // What the system hands over beside activities joins here, with the payloads of the protocol.

    /// Inert: no URL reaches a hosted app yet (LIFE-56).
    open private(set) var urlContexts: Set<UIOpenURLContext> = []
    /// Inert: no URL reaches a hosted app yet.
    open private(set) var sourceApplication: String?
    /// Inert: no quick action reaches a hosted app yet (LIFE-59).
    open private(set) var shortcutItem: UIApplicationShortcutItem?
    /// Inert: no response reaches a hosted app yet (LIFE-60).
    open private(set) var notificationResponse: UNNotificationResponse?
    /// Inert: no share reaches a hosted app yet.
    open private(set) var cloudKitShareMetadata: CKShare.Metadata?

    let scene: SceneID?

    init(scene: SceneID?, activities: [NSUserActivity]) {
      self.scene = scene
      userActivities = Set(activities)
      super.init()
    }
  }
}

extension UIScene {
  /// A scene connects (LIFE-65); its scene is the `object`, as in all six.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  /// A scene has disconnected (LIFE-65).
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// A scene is active (LIFE-65).
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  /// A scene is about to be inactive (LIFE-65).
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// A scene is about to come to the foreground (LIFE-65).
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// A scene is in the background (LIFE-65).
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}
