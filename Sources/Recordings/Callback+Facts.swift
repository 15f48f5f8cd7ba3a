import SceneLifecycle

extension Callback {
  /// The facts that say when the callback comes, and so where it does not.
  var facts: [FactID] {
    switch self {
    case .willFinishLaunching, .didFinishLaunching: [.life12]
    case .configurationForConnecting: [.life13, .life15, .life16]
    case .didDiscardSceneSessions: [.life38, .life39, .life50, .life51]
    case .applicationWillTerminate: [.life47, .life42]
    case .willConnect: [.life12, .life16, .life04]
    case .restoreInteractionState: [.rest07]
    case .sceneWillEnterForeground: [.life24, .life21]
    case .sceneDidBecomeActive, .sceneWillResignActive: [.life24, .life25]
    case .sceneDidEnterBackground: [.life24]
    case .stateRestorationActivity: [.rest03]
    case .didUpdateUserActivity: [.rest02]
    case .continueUserActivity: [.win04, .life16]
    case .sceneDidDisconnect: [.life36, .life04]
    case .requestFailed: [.win05, .cap58]
    }
  }
}
