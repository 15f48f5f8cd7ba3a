@testable import SceneLifecycle

/// States that an exploration has to come by, lest it passes for never looking there.
enum Interesting: String, CaseIterable {
  case twoActive = "two windows are active at once"
  case inactive = "a window is inactive"
  case besideArchived = "a window is archived beside an active one"
  case runsWithoutScene = "a process runs without a scene"
  case nothingLeft = "every window there was is gone"
  case comesBack = "a window is in its second scene"
  case pendingDiscard = "a discard is still to be told"
  case toldDiscard = "a discard was told"
  case forcedToQuit = "the process was forced to quit"
  case renamed = "a window has another identifier than at first"
  case archivedActivity = "an activity is archived with a session without a scene"
  case keptAfterForceQuit = "an activity is kept after a force-quit"
  case unsettledUserInfo = "userInfo was set since the last background"

  func holds(in state: Platform) -> Bool {
    let sessions = state.sessions
    switch self {
    case .twoActive: return sessions.filter { $0.scene == .active }.count == 2
    case .inactive: return sessions.contains { $0.scene == .inactive }
    case .besideArchived:
      return sessions.contains { $0.scene == nil } && sessions.contains { $0.scene == .active }
    case .runsWithoutScene: return state.isRunning && sessions.allSatisfy { $0.scene == nil }
    case .nothingLeft: return sessions.isEmpty && !state.deadLabels.isEmpty
    case .comesBack: return sessions.contains { $0.scene != nil && $0.connections == 2 }
    case .pendingDiscard: return !state.pendingDiscards.isEmpty
    case .toldDiscard: return !state.toldDiscards.isEmpty
    case .forcedToQuit: return state.wasForceQuit
    case .renamed: return state.deadLabels.isEmpty && state.nextSession > sessions.count + 1
    case .archivedActivity: return sessions.contains { $0.scene == nil && $0.activity != nil }
    case .keptAfterForceQuit:
      return state.wasForceQuit && sessions.contains { $0.activity != nil }
    case .unsettledUserInfo: return sessions.contains { $0.userInfo != $0.userInfoAtBackground }
    }
  }
}
