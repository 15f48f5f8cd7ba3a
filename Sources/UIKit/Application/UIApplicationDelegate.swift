public import CloudKit
public import Foundation

/// What an application's delegate can be told; each method may be left out.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// The process starts (LIFE-12).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The process has started (LIFE-12).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Inert: apps with scenes are never told this way.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// A new session is to be configured; never called for a remembered one (LIFE-14, LIFE-15).
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Sessions are gone for good (LIFE-38, LIFE-40).
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Told only to apps without scenes (LIFE-71).
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Told only to apps without scenes (LIFE-71).
  func applicationWillResignActive(_ application: UIApplication)
  /// Told only to apps without scenes (LIFE-71).
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Told only to apps without scenes (LIFE-71).
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The process is about to end, when the system says so at all (LIFE-47).
  func applicationWillTerminate(_ application: UIApplication)
  /// Inert: memory is never short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Inert: the day never changes.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Inert: apps with scenes are told otherwise (LIFE-72).
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Inert: apps with scenes are told otherwise (LIFE-72).
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Inert: apps with scenes are told otherwise (LIFE-72).
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Inert: apps with scenes are told otherwise (LIFE-72).
  func application(
    _ application: UIApplication,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )
  /// Inert: no server is there to register with.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Inert: no server is there to register with.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Inert: view-controller restoration does not run in scene apps (REST-17).
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Inert: view-controller restoration does not run in scene apps (REST-17).
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
}

/// What can take over an activity.
@MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Takes over the activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
