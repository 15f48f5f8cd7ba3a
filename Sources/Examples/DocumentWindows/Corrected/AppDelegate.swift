import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    // The manifest's entry is right for each role that it has one for.
    connectingSceneSession.configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    // A set that comes late may name the session that is in use.
    for session in sceneSessions where session.scene == nil {
      WindowRecords.delete(session.persistentIdentifier)
    }
  }
}
