/// A call that UIKit makes into an app, by the name that the notation uses (fact sheet §2.10).
public enum Callback: String, CaseIterable, Sendable {
  /// The process starts.
  case willFinishLaunching
  /// The process has started; scenes connect after this.
  case didFinishLaunching
  /// The app is asked how to configure a new session.
  case configurationForConnecting
  /// Sessions are gone for good.
  case didDiscardSceneSessions
  /// The process is about to end, and the app gets to know.
  case applicationWillTerminate
  /// A scene is there, new or restored.
  case willConnect
  /// A connected scene is handed its archived activity.
  case restoreInteractionState
  /// A scene is about to come on screen, at its connection too.
  case sceneWillEnterForeground
  /// A scene is active: it has the user's attention.
  case sceneDidBecomeActive
  /// A scene is about to lose the user's attention, perhaps for a moment.
  case sceneWillResignActive
  /// A scene is off the screen; a save point.
  case sceneDidEnterBackground
  /// The app is asked for the activity to restore a scene with.
  case stateRestorationActivity
  /// The activity just given is about to be archived.
  case didUpdateUserActivity
  /// A connected scene is handed the activity it was activated with, a link, or an activity of another device.
  case continueUserActivity
  /// An activity of another device is about to come.
  case willContinueUserActivity
  /// A connected scene is handed URLs.
  case openURLContexts
  /// A connected scene is handed a quick action.
  case performActionForShortcutItem
  /// The app is told what the user did with a notification.
  case didReceiveNotificationResponse
  /// A connected scene is handed an invitation to share data.
  case userDidAcceptCloudKitShare
  /// A scene is told of an app intent that is about to run in it.
  case willPerformAppIntent
  /// A scene is released; its session may stay.
  case sceneDidDisconnect
  /// The error handler of a request; UIKit has no callback for success.
  case requestFailed

  /// Whether the application's delegate is told, rather than a scene's.
  public var isApplications: Bool {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .didDiscardSceneSessions, .applicationWillTerminate, .requestFailed:
      true
    case .willConnect, .restoreInteractionState, .sceneWillEnterForeground, .sceneDidBecomeActive,
      .sceneWillResignActive, .sceneDidEnterBackground, .stateRestorationActivity,
      .didUpdateUserActivity, .continueUserActivity, .willContinueUserActivity, .openURLContexts,
      .performActionForShortcutItem, .didReceiveNotificationResponse,
      .userDidAcceptCloudKitShare, .willPerformAppIntent, .sceneDidDisconnect:
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
  /// The session's `userInfo` as the system remembers it; empty when none was set.
  public var userInfo: [String: PropertyValue]
  /// What brought the scene about; of a Handoff only that it will come (LIFE-58); `nil` for nothing.
  public var payload: Payload?

  /// A connection that carries nothing but what is given.
  public init(
    activities: [Activity] = [],
    restoration: Activity? = nil,
    userInfo: [String: PropertyValue] = [:],
    payload: Payload? = nil
  ) {
    self.activities = activities
    self.restoration = restoration
    self.userInfo = userInfo
    self.payload = payload
  }
}

/// Why the system refused a request (CAP-58).
public struct Refusal: Hashable, Sendable {
  /// The error's domain: `UISceneErrorDomain`.
  public let domain: String
  /// The number of the error in its domain.
  public let code: Int

  /// A refusal with this error.
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
  /// The process starts.
  case willFinishLaunching
  /// The process has started.
  case didFinishLaunching
  /// The session to configure.
  case configurationForConnecting(SessionID)
  /// The discarded sessions, by number; UIKit's parameter is a set (LIFE-55).
  case didDiscardSceneSessions([SessionID])
  /// The process is about to end.
  case applicationWillTerminate
  /// The new scene, and what it is told.
  indirect case willConnect(SceneID, Connection)
  /// The scene, and the activity archived for it.
  indirect case restoreInteractionState(SceneID, Activity)
  /// The scene that comes on screen.
  case sceneWillEnterForeground(SceneID)
  /// The scene that is active now.
  case sceneDidBecomeActive(SceneID)
  /// The scene that is about to be inactive.
  case sceneWillResignActive(SceneID)
  /// The scene that is off the screen now.
  case sceneDidEnterBackground(SceneID)
  /// The scene whose activity is asked for.
  case stateRestorationActivity(SceneID)
  /// The scene, and the activity it gave.
  indirect case didUpdateUserActivity(SceneID, Activity)
  /// The scene, and the activity it was activated with.
  indirect case continueUserActivity(SceneID, Activity)
  /// The scene that a Handoff is about to come to.
  case willContinueUserActivity(SceneID)
  /// The scene, and what comes to it from outside; the payload's kind says by which callback.
  indirect case payload(SceneID, Payload)
  /// The scene that is released.
  case sceneDidDisconnect(SceneID)
  /// Why a request was refused.
  indirect case requestFailed(Refusal)

  /// The callback, without what it carries.
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
    case .willContinueUserActivity: .willContinueUserActivity
    case .payload(_, let payload): payload.callback
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
      .continueUserActivity(let scene, _), .willContinueUserActivity(let scene),
      .payload(let scene, _), .sceneDidDisconnect(let scene):
      scene
    }
  }
}
