// swift-format-ignore-file
import Foundation
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
    static let activityType = "com.example.reading"
    var window: UIWindow?
    private var article = 0

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            configure(with: activity)
        }
        for context in connectionOptions.urlContexts { open(context.url) }
        scene.userActivity = makeActivity()
        scene.userActivity?.becomeCurrent()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        URLContexts.forEach { open($0.url) }
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL {
            open(url)
        } else {
            configure(with: userActivity)
        }
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error) {
        print(error.localizedDescription)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        return scene.userActivity
    }

    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: ["article": article, "date": Date(timeIntervalSince1970: 0), "url": URL(string: "https://example.com")!])
    }

    private func makeActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: SceneDelegate.activityType)
        activity.title = "Reading"
        activity.isEligibleForHandoff = true
        activity.targetContentIdentifier = "article-\(article)"
        activity.requiredUserInfoKeys = ["article"]
        activity.delegate = self
        return activity
    }

    private func configure(with activity: NSUserActivity) {
        article = activity.userInfo?["article"] as? Int ?? 0
    }

    private func open(_ url: URL) {
        article = Int(url.lastPathComponent) ?? 0
    }
}
