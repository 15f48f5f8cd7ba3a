// swift-format-ignore-file
import UIKit
import CarPlay

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        if connectingSceneSession.role == UISceneSession.Role.carTemplateApplication {
            let scene = UISceneConfiguration(name: "CarPlay", sessionRole: connectingSceneSession.role)
            scene.delegateClass = CarSceneDelegate.self
            return scene
        } else {
            let scene = UISceneConfiguration(name: "Phone", sessionRole: connectingSceneSession.role)
            scene.delegateClass = PhoneSceneDelegate.self
            return scene
        }
    }
}
