import Foundation
import SceneLifecycle

/// The transitions of scenes.
extension Host {
  /// An activity as the app knows it: what the user does to open a document is the app's own activity.
  func appActivity(_ activity: Activity) -> NSUserActivity {
    if activity.type == Self.openDocumentType, let document = activity.target {
      var own: NSUserActivity?
      _ = callApplication(\.activityOpening) { own = $1($0, document) }
      if let own { return own }
    }
    return NSUserActivity(unarchiving: activity)
  }

  /// What the user does to open a document in a window of its own.
  static let openDocumentType = Platform.openDocumentType

  func connect(_ id: SceneID, _ connection: Connection) -> Bool {
    let session = sessions[id.session] ?? makeSession(id.session, nil)
    session.remember(connection)
    let options = UIScene.ConnectionOptions(
      scene: id,
      activities: connection.activities.map(appActivity)
    )
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    scenes[id] = scene
    let configuration = session.configuration
    if let missing = configuration.missingDelegate {
      // CAP-21: the scene stays without a delegate.
      complain("could not load class with name '\(missing)'")
    }
    if let type = configuration.delegateClass {
      scene.delegate = delegates.find(type)?.make() as? any UISceneDelegate
    }
    if let storyboard = configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      _ = callScene(scene, \.setWindow) { $1($0, window) }
    }
    post(UIScene.willConnectNotification, scene)
    let isHandled = callScene(scene, \.willConnect) { $1($0, scene, session, options) }
    if configuration.storyboard != nil, scene.keyWindow == nil {
      scene.windows.first?.makeKeyAndVisible()
    }
    return isHandled
  }

  func enterForeground(_ scene: UIScene) -> Bool {
    let isHandled =
      callScene(scene, \.sceneWillEnterForeground) { $1($0, scene) }
      || callsApplication(\.applicationWillEnterForeground)
    scene.activationState = .foregroundInactive
    post(UIScene.willEnterForegroundNotification, scene)
    post(UIApplication.willEnterForegroundNotification, UIApplication.shared)
    return isHandled
  }

  func becomeActive(_ scene: UIScene) -> Bool {
    scene.activationState = .foregroundActive
    let isHandled =
      callScene(scene, \.sceneDidBecomeActive) { $1($0, scene) }
      || callsApplication(\.applicationDidBecomeActive)
    post(UIScene.didActivateNotification, scene)
    post(UIApplication.didBecomeActiveNotification, UIApplication.shared)
    return isHandled
  }

  func resignActive(_ scene: UIScene) -> Bool {
    let isHandled =
      callScene(scene, \.sceneWillResignActive) { $1($0, scene) }
      || callsApplication(\.applicationWillResignActive)
    post(UIScene.willDeactivateNotification, scene)
    post(UIApplication.willResignActiveNotification, UIApplication.shared)
    scene.activationState = .foregroundInactive
    return isHandled
  }

  func enterBackground(_ scene: UIScene) -> Bool {
    scene.activationState = .background
    let isHandled =
      callScene(scene, \.sceneDidEnterBackground) { $1($0, scene) }
      || callsApplication(\.applicationDidEnterBackground)
    post(UIScene.didEnterBackgroundNotification, scene)
    post(UIApplication.didEnterBackgroundNotification, UIApplication.shared)
    return isHandled
  }

  /// Tells the application's delegate of an app without scenes, which is told instead (LIFE-71).
  private func callsApplication(_ path: KeyPath<DelegateCalls, DelegateCalls.Application?>) -> Bool
  {
    if manifest.adoptsScenes { return false }
    return callApplication(path) { $1($0, UIApplication.shared) }
  }

  func disconnect(_ id: SceneID) -> Bool {
    guard let scene = scenes[id] else { return false }
    let isHandled = callScene(scene, \.sceneDidDisconnect) { $1($0, scene) }
    post(UIScene.didDisconnectNotification, scene)
    scene.activationState = .unattached
    remains.append(Remains(of: scene, id))
    scenes[id] = nil
    scene.session.scene = nil
    // The system lets go of what it holds: delegate and windows go with the scene (LIFE-04).
    _ = callScene(scene, \.setWindow) { _, _ in }
    scene.delegate = nil
    (scene as? UIWindowScene)?.windows = []
    return isHandled
  }
}
