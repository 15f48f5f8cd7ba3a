// swift-format-ignore-file
import UIKit
import os

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private let logger = Logger(subsystem: "com.example.tabs", category: "scenes")

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        logger.info("connecting \(session.persistentIdentifier)")

        let first = UINavigationController(rootViewController: FeedViewController())
        first.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "list.bullet"), tag: 0)
        let second = UINavigationController(rootViewController: SettingsViewController())
        second.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]

        window = UIWindow(frame: windowScene.coordinateSpace.bounds)
        window?.windowScene = windowScene
        window?.rootViewController = tabs
        window?.tintColor = .systemRed
        window?.makeKeyAndVisible()
    }

}

final class FeedViewController: UIViewController {
    private var token: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feed"
        token = NotificationCenter.default.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { [weak self] _ in
            guard let self = self else { return }
            Task { @MainActor in self.reload() }
        }
    }

    deinit {
        if let token = token { NotificationCenter.default.removeObserver(token) }
    }

    private func reload() { navigationItem.title = "Feed" }
}

final class SettingsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = NSLocalizedString("Settings", comment: "")
    }
}
