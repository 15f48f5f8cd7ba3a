import UIKit

final class FirstSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    session.userInfo = ["kind": "first"]
    guard window == nil else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene as? UIWindowScene
    window.rootViewController = UINavigationController(
      rootViewController: PageController(note: .first)
    )
    window.makeKeyAndVisible()
    self.window = window
  }
}
