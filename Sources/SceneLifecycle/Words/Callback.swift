/// A call that UIKit makes into an app, by the name that the notation uses (fact sheet §2.10).
public enum Callback: String, CaseIterable, Sendable {
  case willFinishLaunching
  case didFinishLaunching
  case configurationForConnecting
  case didDiscardSceneSessions
  case applicationWillTerminate
  case willConnect
  case restoreInteractionState
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case stateRestorationActivity
  case didUpdateUserActivity
  case continueUserActivity
  case sceneDidDisconnect
  case requestFailed

  /// Whether the application's delegate is told, rather than a scene's.
  public var isApplications: Bool {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .applicationWillTerminate, .requestFailed:
      true
    case .willConnect, .restoreInteractionState, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .stateRestorationActivity,
      .didUpdateUserActivity, .continueUserActivity, .sceneDidDisconnect:
      false
    }
  }
}

/// What a connecting scene is told (LIFE-19, REST-04, REST-22).
public struct Connection: Hashable, Sendable {
  /// The activities of `connectionOptions.userActivities`, in the order given.
  public var activities: [Activity]
  /// The session's `stateRestorationActivity`; `nil` when the system hands none back.
  public var restoration: Activity?
  public var userInfo: [String: PropertyValue]

  public init(
    activities: [Activity] = [],
    restoration: Activity? = nil,
    userInfo: [String: PropertyValue] = [:]
  ) {
    self.activities = activities
    self.restoration = restoration
    self.userInfo = userInfo
  }
}

/// Why the system refused a request (CAP-58).
public struct Refusal: Hashable, Sendable {
  public let domain: String
  public let code: Int

  public init(domain: String, code: Int) {
    self.domain = domain
    self.code = code
  }

  /// `UISceneErrorDomain` 0: several scenes are not supported (CAP-58, CAP-60).
  public static let multipleScenesNotSupported = Refusal(domain: "UISceneErrorDomain", code: 0)
  /// `UISceneErrorDomain` 1: the request was denied (CAP-58).
  public static let requestDenied = Refusal(domain: "UISceneErrorDomain", code: 1)
}

/// One callback on its way to the app, with what it carries.
///
/// The rare cases that carry much are indirect: the frequent ones are copied at every turn.
public enum Delivery: Hashable, Sendable {
  case willFinishLaunching
  case didFinishLaunching
  case configurationForConnecting(SessionID)
  /// The discarded sessions, by number; UIKit's parameter is a set (LIFE-55).
  case didDiscardSceneSessions([SessionID])
  case applicationWillTerminate
  indirect case willConnect(SceneID, Connection)
  indirect case restoreInteractionState(SceneID, Activity)
  case sceneWillEnterForeground(SceneID)
  case sceneDidBecomeActive(SceneID)
  case sceneWillResignActive(SceneID)
  case sceneDidEnterBackground(SceneID)
  case stateRestorationActivity(SceneID)
  indirect case didUpdateUserActivity(SceneID, Activity)
  indirect case continueUserActivity(SceneID, Activity)
  case sceneDidDisconnect(SceneID)
  indirect case requestFailed(Refusal)

  public var callback: Callback {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .configurationForConnecting: .configurationForConnecting
    case .didDiscardSceneSessions: .didDiscardSceneSessions
    case .applicationWillTerminate: .applicationWillTerminate
    case .willConnect: .willConnect
    case .restoreInteractionState: .restoreInteractionState
    case .sceneWillEnterForeground: .sceneWillEnterForeground
    case .sceneDidBecomeActive: .sceneDidBecomeActive
    case .sceneWillResignActive: .sceneWillResignActive
    case .sceneDidEnterBackground: .sceneDidEnterBackground
    case .stateRestorationActivity: .stateRestorationActivity
    case .didUpdateUserActivity: .didUpdateUserActivity
    case .continueUserActivity: .continueUserActivity
    case .sceneDidDisconnect: .sceneDidDisconnect
    case .requestFailed: .requestFailed
    }
  }

  /// The scene that is told; `nil` for the application's callbacks.
  public var scene: SceneID? {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .applicationWillTerminate, .requestFailed:
      nil
    case .willConnect(let scene, _), .restoreInteractionState(let scene, _),
      .sceneWillEnterForeground(let scene), .sceneDidBecomeActive(let scene),
      .sceneWillResignActive(let scene), .sceneDidEnterBackground(let scene),
      .stateRestorationActivity(let scene), .didUpdateUserActivity(let scene, _),
      .continueUserActivity(let scene, _), .sceneDidDisconnect(let scene):
      scene
    }
  }
}
