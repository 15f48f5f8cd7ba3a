// swift-format-ignore-file
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(MasterViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = self
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = split
        window?.makeKeyAndVisible()
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 600, height: 400)
        windowScene.titlebar?.titleVisibility = .hidden
        scene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    }
}

class MasterViewController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    func openInNewWindow() {
        let activity = NSUserActivity(activityType: "com.example.detail")
        let options = UIWindowScene.ActivationRequestOptions()
        options.requestingScene = view.window?.windowScene
        options.placement = UIWindowSceneProminentPlacement.prominent()
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(userActivity: activity, options: options)) { error in
            print(error)
        }
    }
}
