import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if #available(iOS 13.0, *) { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: PageController(note: .first)
    )
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    // Only windows are the app's; what another role is to show, its entry in the manifest says.
    guard connectingSceneSession.role == .windowApplication else {
      return connectingSceneSession.configuration
    }
    let isSecond = options.userActivities.first?.activityType == Note.secondWindowActivity
    return UISceneConfiguration(
      name: isSecond ? "Second" : "First",
      sessionRole: connectingSceneSession.role
    )
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    // A set that comes late may name the session that is in use.
    for session in sceneSessions where session.scene == nil {
      KeptPages.forget(session.persistentIdentifier)
    }
  }
}
