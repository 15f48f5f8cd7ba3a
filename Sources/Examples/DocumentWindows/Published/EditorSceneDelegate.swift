import UIKit

final class EditorSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var document = DocumentStore.untitled
  var mark = DocumentStore.beginning

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let activity = connectionOptions.userActivities.first {
      show(activity)
    } else if let activity = session.stateRestorationActivity {
      show(activity)
    }
    restorationIdentifier = "editor"
    window?.restorationIdentifier = "editor-window"
    window?.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    DocumentStore.shared.save(document)
    let activity = NSUserActivity(activityType: DocumentStore.activityType)
    activity.userInfo = ["document": document, "mark": mark]
    scene.userActivity = activity
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { show(userActivity) }

  func scene(_ scene: UIScene, encodeRestorableStateWith coder: NSCoder) {
    coder.encode(document, forKey: "document")
    coder.encode(mark, forKey: "mark")
  }

  func scene(_ scene: UIScene, decodeRestorableStateWith coder: NSCoder) {
    document = coder.decodeObject(forKey: "document") as? String ?? document
    mark = coder.decodeObject(forKey: "mark") as? String ?? mark
  }

  private func show(_ activity: NSUserActivity) {
    document = activity.userInfo?["document"] as? String ?? document
    mark = activity.userInfo?["mark"] as? String ?? DocumentStore.beginning
    DocumentStore.shared.open(document)
  }
}
