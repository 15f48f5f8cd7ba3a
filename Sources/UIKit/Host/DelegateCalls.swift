/// The callbacks that a delegate class implements, each as a call on the class itself.
///
/// A call through the protocol would miss what only a subclass implements. What is `nil` is not there.
public struct DelegateCalls {
  /// What an application's delegate is told.
  public typealias Application = @MainActor (AnyObject, UIApplication) -> Void
  /// What a scene's delegate is told.
  public typealias Scene = @MainActor (AnyObject, UIScene) -> Void
  /// What the process is told when it starts.
  public typealias Launch =
    @MainActor (
      AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
  /// What a scene's delegate is told of an activity.
  public typealias SceneActivity = @MainActor (AnyObject, UIScene, NSUserActivity) -> Void

  // MARK: The application's delegate

  public var willFinishLaunching: Launch?
  public var didFinishLaunching: Launch?
  public var configurationForConnecting:
    (
      @MainActor (AnyObject, UIApplication, UISceneSession, UIScene.ConnectionOptions) ->
        UISceneConfiguration
    )?
  public var didDiscardSceneSessions:
    (@MainActor (AnyObject, UIApplication, Set<UISceneSession>) -> Void)?
  public var applicationDidBecomeActive: Application?
  public var applicationWillResignActive: Application?
  public var applicationDidEnterBackground: Application?
  public var applicationWillEnterForeground: Application?
  public var applicationWillTerminate: Application?

  // MARK: A scene's delegate

  public var willConnect:
    (@MainActor (AnyObject, UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void)?
  public var sceneDidDisconnect: Scene?
  public var sceneWillEnterForeground: Scene?
  public var sceneDidBecomeActive: Scene?
  public var sceneWillResignActive: Scene?
  public var sceneDidEnterBackground: Scene?
  public var stateRestorationActivity: (@MainActor (AnyObject, UIScene) -> NSUserActivity?)?
  public var restoreInteractionState: SceneActivity?
  public var willContinueUserActivity: (@MainActor (AnyObject, UIScene, String) -> Void)?
  public var continueUserActivity: SceneActivity?
  public var didUpdateUserActivity: SceneActivity?
  public var setWindow: (@MainActor (AnyObject, UIWindow?) -> Void)?

  // MARK: The hooks

  public var shownDocument: (@MainActor (AnyObject) -> String)?
  public var shownText: (@MainActor (AnyObject) -> String)?
  public var shownPlace: (@MainActor (AnyObject) -> String)?
  public var userTypes: (@MainActor (AnyObject, String) -> Void)?
  public var userFinishes: (@MainActor (AnyObject) -> Void)?
  public var userGoes: (@MainActor (AnyObject, String) -> Void)?
  public var userOpens: (@MainActor (AnyObject, String) -> Void)?
  public var userOpensNewWindow: (@MainActor (AnyObject) -> Void)?
  public var allDocuments: (@MainActor (AnyObject) -> [String: String])?
  public var appPosts: (@MainActor (AnyObject, String) -> Void)?
  public var activityOpening: (@MainActor (AnyObject, String) -> NSUserActivity?)?

  init() {}
}
