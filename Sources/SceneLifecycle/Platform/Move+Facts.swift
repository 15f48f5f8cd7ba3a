extension Move {
  /// The callback that it becomes; `nil` for what the app is not told of.
  var callback: Callback? {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .configure: .configurationForConnecting
    case .connect, .connectFor: .willConnect
    case .restoreInteraction: .restoreInteractionState
    case .enterForeground: .sceneWillEnterForeground
    case .becomeActive: .sceneDidBecomeActive
    case .resignActive: .sceneWillResignActive
    case .enterBackground: .sceneDidEnterBackground
    case .askForActivity: .stateRestorationActivity
    case .updateActivity: .didUpdateUserActivity
    case .continueActivity: .continueUserActivity
    case .announceHandoff: .willContinueUserActivity
    case .receive(_, let payload): payload.callback
    case .disconnect: .sceneDidDisconnect
    case .discard: .didDiscardSceneSessions
    case .refuse: .requestFailed
    case .terminate: .applicationWillTerminate
    case .forget, .carryOut, .endProcess: nil
    }
  }

  /// The facts that the move rests on.
  var facts: [FactID] {
    switch self {
    case .forget: [.life02, .life50, .rest23]
    case .carryOut: [.win01, .win04, .win08, .win11, .win12]
    case .endProcess: [.life48]
    default: callback?.facts ?? []
    }
  }
}
