import Foundation
import LineProtocol
import SceneLifecycle

extension Host {
  /// Tells the app; false when it does not implement the callback.
  func tell(_ delivery: Delivery) -> Bool {
    let application = UIApplication.shared
    switch delivery {
    case .willFinishLaunching:
      return callApplication(\.willFinishLaunching) { _ = $1($0, application, nil) }
    case .didFinishLaunching:
      defer { post(UIApplication.didFinishLaunchingNotification, application) }
      return callApplication(\.didFinishLaunching) { _ = $1($0, application, nil) }
    case .configurationForConnecting(let id):
      unconfigured = id
      return callApplication(\.configurationForConnecting) { _, _ in }
    case .didDiscardSceneSessions(let ids): return discard(ids)
    case .applicationWillTerminate:
      defer { post(UIApplication.willTerminateNotification, application) }
      return callApplication(\.applicationWillTerminate) { $1($0, application) }
    case .willConnect(let id, let connection): return connect(id, connection)
    case .restoreInteractionState(let id, let activity):
      return with(id) { scene in
        callScene(scene, \.restoreInteractionState) {
          $1($0, scene, NSUserActivity(unarchiving: activity))
        }
      }
    case .sceneWillEnterForeground(let id): return with(id, enterForeground)
    case .sceneDidBecomeActive(let id): return with(id, becomeActive)
    case .sceneWillResignActive(let id): return with(id, resignActive)
    case .sceneDidEnterBackground(let id): return with(id, enterBackground)
    case .stateRestorationActivity(let id): return with(id, askForActivity)
    case .didUpdateUserActivity:
      // It was told before the activity was archived, in the answer to stateRestorationActivity (REST-02).
      return true
    case .continueUserActivity(let id, let activity):
      return with(id) { `continue`($0, activity) }
    // What comes from outside is not handed on yet, and `payloads` is not declared.
    case .willContinueUserActivity, .payload: return false
    case .sceneDidDisconnect(let id): return disconnect(id)
    case .requestFailed(let refusal):
      refuse(refusal)
      return true
    }
  }

  private func with(_ id: SceneID, _ body: (UIScene) -> Bool) -> Bool {
    scenes[id].map(body) ?? false
  }

  /// Asks the app about a new session, once it is known what the session is opened with.
  ///
  /// UIKit hands the activities to this callback (LIFE-14), while the protocol names them with the connection
  /// that follows. So the app is asked just before it is told of that.
  func configureBefore(_ message: Message) {
    guard let id = unconfigured else { return }
    unconfigured = nil
    var activities: [Activity] = []
    if case .callback(.willConnect(let scene, let connection)) = message, scene.session == id {
      activities = connection.activities
    }
    configure(id, activities)
  }

  private func configure(_ id: SessionID, _ activities: [Activity]) {
    let session = sessions[id] ?? makeSession(id, nil)
    if let place = handlers.firstIndex(where: { $0.request.asksForNew }) {
      handlers.remove(at: place)
    }
    let options = UIScene.ConnectionOptions(scene: nil, activities: activities.map(appActivity))
    _ = callApplication(\.configurationForConnecting) { delegate, call in
      session.configuration = call(delegate, UIApplication.shared, session, options)
    }
    let type: AnyClass? = session.configuration.delegateClass
    SystemMemory(folder: folder).keep(
      .init(
        name: session.configuration.name,
        delegateClass: type.flatMap { delegates.find($0)?.name }
      ),
      of: id.description
    )
  }

  private func discard(_ ids: [SessionID]) -> Bool {
    let discarded = Set(ids.map { sessions[$0] ?? makeSession($0, nil) })
    defer {
      // One that is connected is live, whatever the system says (LIFE-52).
      for session in discarded where session.scene == nil { sessions[session.identifier] = nil }
    }
    return callApplication(\.didDiscardSceneSessions) {
      $1($0, UIApplication.shared, discarded)
    }
  }

  private func askForActivity(_ scene: UIScene) -> Bool {
    var given: NSUserActivity?
    let isHandled = callScene(scene, \.stateRestorationActivity) { given = $1($0, scene) }
    guard let activity = given else { return isHandled }
    activity.delegate?.userActivityWillSave(activity)
    for holder in holders(of: activity, in: scene) { holder.updateUserActivityState(activity) }
    _ = callScene(scene, \.didUpdateUserActivity) { $1($0, scene, activity) }
    let archived = activity.archived
    scene.session.stateRestorationActivity = NSUserActivity(unarchiving: archived)
    note(.gaveActivity(archived))
    return true
  }

  private func holders(of activity: NSUserActivity, in scene: UIScene) -> [UIResponder] {
    let windows = (scene as? UIWindowScene)?.windows ?? []
    let controllers = windows.compactMap(\.rootViewController).flatMap { $0.withAllInside }
    return ([scene] + windows + controllers).filter { $0.userActivity === activity }
  }

  private func `continue`(_ scene: UIScene, _ activity: Activity) -> Bool {
    let activity = appActivity(activity)
    let isTold = callScene(scene, \.willContinueUserActivity) {
      $1($0, scene, activity.activityType)
    }
    return callScene(scene, \.continueUserActivity) { $1($0, scene, activity) } || isTold
  }

  private func refuse(_ refusal: Refusal) {
    let code = UISceneError.Code(rawValue: refusal.code)
    let isScenes = refusal.domain == UISceneError.errorDomain
    let error: any Error =
      if isScenes, let code { UISceneError(code) } else {
        NSError(domain: refusal.domain, code: refusal.code)
      }
    if handlers.isEmpty { return }
    handlers.removeFirst().call?(error)
  }

  func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}

extension Request {
  /// Whether it is for a new session.
  fileprivate var asksForNew: Bool { if case .activate(nil, _) = self { true } else { false } }
}

extension UIViewController {
  /// It, and all controllers in it and over it.
  fileprivate var withAllInside: [UIViewController] {
    [self] + children.flatMap(\.withAllInside) + (presentedViewController?.withAllInside ?? [])
  }
}
