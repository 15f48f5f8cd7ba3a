@testable import SceneLifecycle

/// What holds in every state that the platform can reach, and in every step that leads to one.
///
/// That a scene has a session, and a session one scene at most, needs no law: the types say so.
enum Law: String, CaseIterable {
  // In every state between two stimuli.
  case namesAreUnique = "no two sessions share an identifier or a label, nor one with the dead"
  case oneWindow = "an app that cannot have several windows has one at most"
  case noSceneWithoutProcess = "no session has a scene while no process runs"
  case withoutSceneArchived =
    "a remembered session without a scene is archived, a dead label discarded"
  case discardedAreDead =
    "what was told or is still to be told as discarded is dead, and named once"
  case restsInBetween = "nothing is left to do between two stimuli"
  case forceQuitIsOver = "a process that runs was not forced to quit"
  case userInfoIsSettled = "after a process has ended, what is left of userInfo is settled"

  // In every step.
  case identifiersAreNew = "a new session has a new identifier, a new scene the next one"
  case nothingWithoutProcess = "nothing is delivered while no process runs"
  case onlyToTheConnected =
    "nothing is delivered to a scene before it connects or after it disconnects"
  case followsStates = "a callback comes in the state that it leaves, and the states add up"
  case launchBegins =
    "a launch begins with willFinishLaunching and didFinishLaunching, nothing else does"
  case configuresTheNew =
    "a configuration is asked for before the first connection of a session only"
  case discardsASet = "a discard names something, and nothing twice"
  case discardsTheDead = "a discard names a session in use only where the choice says so"
  case terminationIsLast = "applicationWillTerminate comes last, and then the process ends"
  case onlyTheNamedHears = "a transition is told to the window concerned alone"
  case killIsSilent = "a kill and a crash deliver nothing and forget no session"
  case reclaimKeepsSession = "a reclaim disconnects one scene and keeps its session"
  case handsBackWhatWasGiven = "a connection hands back the activity that the session holds"
  case keepsActivities = "an activity changes by an answer of the app or a force-quit only"

  /// What the law rests on; empty for what our own words mean.
  var facts: [FactID] {
    switch self {
    case .namesAreUnique, .identifiersAreNew: [.rest21, .life04]
    case .oneWindow: [.cap01, .cap04, .cap35, .cap38]
    case .noSceneWithoutProcess: [.life01, .life06]
    case .withoutSceneArchived: [.win13]
    case .discardedAreDead, .discardsASet: [.life50, .life55]
    case .restsInBetween: []
    case .forceQuitIsOver, .keepsActivities: [.rest04, .rest15]
    case .userInfoIsSettled: [.rest22]
    case .nothingWithoutProcess, .killIsSilent: [.life48]
    case .onlyToTheConnected: [.life04]
    case .followsStates: [.life07, .life24, .life25]
    case .launchBegins: [.life12]
    case .configuresTheNew: [.life13, .life15, .life16]
    case .discardsTheDead: [.life38, .life39, .life52]
    case .terminationIsLast: [.life46, .life47]
    case .onlyTheNamedHears: [.life24]
    case .reclaimKeepsSession: [.life03]
    case .handsBackWhatWasGiven: [.rest04, .rest07]
    }
  }
}
