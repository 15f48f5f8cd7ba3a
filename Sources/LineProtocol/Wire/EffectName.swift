import SceneLifecycle

/// The name of an effect on a line.
enum EffectName: String, CaseIterable {
  case activate
  case destroy
  case refresh
  case userInfo
  case activity
  case heard
  case handled
  case dispatched
  case saveFailed = "save-failed"
}

extension Effect {
  var name: EffectName {
    switch self {
    case .request(.activate): .activate
    case .request(.destroy): .destroy
    case .request(.refresh): .refresh
    case .setUserInfo: .userInfo
    case .gaveActivity: .activity
    case .heard: .heard
    case .handled: .handled
    case .dispatched: .dispatched
    case .saveFailed: .saveFailed
    }
  }
}
