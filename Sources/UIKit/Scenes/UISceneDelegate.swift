public import CloudKit
public import Foundation

/// What a scene's delegate can be told; each method may be left out.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene connects, new or restored (LIFE-17).
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// A scene is released; its session may stay (LIFE-36, LIFE-37).
  func sceneDidDisconnect(_ scene: UIScene)
  /// A scene is about to come to the foreground, at its connection too (LIFE-21).
  func sceneWillEnterForeground(_ scene: UIScene)
  /// A scene is active (LIFE-27).
  func sceneDidBecomeActive(_ scene: UIScene)
  /// A scene is about to be inactive, perhaps for a moment (LIFE-25).
  func sceneWillResignActive(_ scene: UIScene)
  /// A scene is off the screen (LIFE-24).
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Inert: no URL reaches a hosted app yet (LIFE-56).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The system asks what the scene is to be restored from (REST-01).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// A connected scene is handed the activity to restore from (REST-07).
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// An activity of this type is about to come (LIFE-62).
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The scene is to go on with an activity (LIFE-62).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Inert: no activity fails to come.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// The last chance to add to an activity before it is archived (REST-02).
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// What the delegate of a scene with windows can be told; each method may be left out.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; that of a storyboard is put here (LIFE-20).
  var window: UIWindow? { get set }
  /// Inert: the geometry never changes.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// Inert: the geometry never changes.
  @available(iOS 26.0, *)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  )
  /// Inert: no quick action reaches a hosted app yet (LIFE-59).
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Inert: no share reaches a hosted app yet.
  func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  )
  /// Inert: no window is drawn.
  @available(iOS 26.0, *)
  func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle
  /// Inert: no scene is turned (CAP-50).
  @available(iOS 27.0, *)
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  public func windowScene(
    _ windowScene: UIWindowScene,
    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {}
  public func preferredWindowingControlStyle(
    for windowScene: UIWindowScene
  ) -> UIWindowScene.WindowingControlStyle { .automatic }
  public func supportedInterfaceOrientations(
    for windowScene: UIWindowScene
  ) -> UIInterfaceOrientationMask { .all }
}
