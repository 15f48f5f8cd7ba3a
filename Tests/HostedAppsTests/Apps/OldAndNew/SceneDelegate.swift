// swift-format-ignore-file
import UIKit

@available(iOS 13.0, *)
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        self.window = window
        window.makeKeyAndVisible()
        if #available(iOS 15.0, *) { scene.subtitle = "new" }
        if #available(iOS 16.0, *), UIDevice.current.userInterfaceIdiom == .phone {
            windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in print(error) }
        }
    }
}
