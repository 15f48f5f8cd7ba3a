extension Callback {
  /// The facts that say when UIKit makes this call, and in which order with others.
  public var facts: [FactID] {
    switch self {
    case .willFinishLaunching, .didFinishLaunching: [.life12]
    case .configurationForConnecting: [.life13, .life14, .life15, .life16]
    case .didDiscardSceneSessions: [.life38, .life39, .life40, .life50, .life51, .life55]
    case .applicationWillTerminate: [.life46, .life47]
    case .willConnect: [.life08, .life12, .life16, .life17, .rest04, .rest09]
    case .restoreInteractionState: [.rest07]
    case .sceneWillEnterForeground: [.life21, .life24]
    case .sceneDidBecomeActive: [.life24, .life25]
    case .sceneWillResignActive: [.life24, .life25]
    case .sceneDidEnterBackground: [.life24]
    case .stateRestorationActivity: [.rest01, .rest03]
    case .didUpdateUserActivity: [.rest02]
    case .continueUserActivity: [.life16, .life57, .life62, .win04]
    case .willContinueUserActivity: [.life58, .life62]
    case .openURLContexts: [.life56]
    case .performActionForShortcutItem: [.life59]
    case .didReceiveNotificationResponse: [.life60, .life61]
    case .userDidAcceptCloudKitShare: [.life19, .life72]
    case .willPerformAppIntent: [.life64]
    case .sceneDidDisconnect: [.life03, .life09, .life36, .life39]
    case .requestFailed: [.cap58, .cap60, .win05]
    }
  }
}
