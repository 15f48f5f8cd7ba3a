import UIKit

final class SecondSceneDelegate: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard window == nil else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene as? UIWindowScene
    window.rootViewController = UINavigationController(
      rootViewController: PageController(note: .second)
    )
    window.makeKeyAndVisible()
    self.window = window
  }
}
