import UIKit

/// What the delegates of both windows do: make the window, and bring it back to its page.
class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// The note that the window begins with.
  var note: Note { .first }

  private var page: PageController? {
    (window?.rootViewController as? UINavigationController)?.topViewController as? PageController
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let id = session.persistentIdentifier
    let restored = session.stateRestorationActivity?.userInfo?["page"] as? String
    let controller = PageController(note: note)
    // What is kept at each turn of a page is never older than the activity.
    controller.page = KeptPages.page(of: id) ?? restored ?? "start"
    controller.pageChanged = { page in KeptPages.keep(page, of: id) }
    KeptPages.keep(controller.page, of: id)
    session.userInfo = ["kind": note.rawValue]
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: Note.restorationActivity)
    activity.userInfo = ["page": page?.page ?? "start"]
    return activity
  }

  func sceneDidEnterBackground(_ scene: UIScene) { page?.note.save() }
  func sceneDidDisconnect(_ scene: UIScene) { page?.note.save() }
}

final class FirstSceneDelegate: PageSceneDelegate {}

final class SecondSceneDelegate: PageSceneDelegate {
  override var note: Note { .second }
}
