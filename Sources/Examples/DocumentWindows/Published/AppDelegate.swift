import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    guard connectingSceneSession.role == .windowApplication else {
      return UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
    }
    let configuration = UISceneConfiguration(name: "Editor", sessionRole: .windowApplication)
    configuration.delegateClass = EditorSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    print("\(sceneSessions.count) windows are gone for good")
  }
}
