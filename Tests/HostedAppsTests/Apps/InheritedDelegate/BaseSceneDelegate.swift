// swift-format-ignore-file
import UIKit

class BaseSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
    }

    func makeRoot() -> UIViewController { UIViewController() }
}

final class SceneDelegate: BaseSceneDelegate {
    override func makeRoot() -> UIViewController { UINavigationController(rootViewController: UIViewController()) }

    // Only the subclass has these.
    func sceneDidEnterBackground(_ scene: UIScene) {
        UserDefaults.standard.set(Date(), forKey: "left")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        NSUserActivity(activityType: "com.example.inherited")
    }
}
