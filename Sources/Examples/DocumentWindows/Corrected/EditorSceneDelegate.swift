import UIKit

final class EditorSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var document = DocumentStore.untitled
  var mark = DocumentStore.beginning { didSet { keep() } }
  private var session: UISceneSession?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let record = WindowRecords.record(of: session.persistentIdentifier)
    if let activity = connectionOptions.userActivities.first {
      show(activity)
    } else if let record {
      (document, mark) = (record.document, record.mark)
    } else if let activity = session.stateRestorationActivity {
      show(activity)
    }
    DocumentStore.shared.open(document)
    self.session = session
    keep()
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = WindowOpener.activity(document)
    activity.addUserInfoEntries(from: ["mark": mark])
    return activity
  }

  func sceneWillResignActive(_ scene: UIScene) { finish() }
  func sceneDidEnterBackground(_ scene: UIScene) { finish() }
  func sceneDidDisconnect(_ scene: UIScene) { finish() }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    show(userActivity)
    finish()
  }

  /// The end of a user action: all that is shown must survive.
  func finish() {
    DocumentStore.shared.save(document)
    keep()
  }

  private func keep() {
    guard let session else { return }
    session.userInfo = ["document": document]
    let record = WindowRecords.Record(document: document, mark: mark)
    WindowRecords.write(record, of: session.persistentIdentifier)
  }

  private func show(_ activity: NSUserActivity) {
    document = activity.userInfo?["document"] as? String ?? document
    mark = activity.userInfo?["mark"] as? String ?? DocumentStore.beginning
    DocumentStore.shared.open(document)
  }
}
