import SceneLifecycle

/// An app that answers out of what the platform remembers, so that no state hides outside it.
///
/// The document of a window stands in its session's `userInfo`; `edit` puts it there.
enum ExploredApp {
  static let document = "document"

  static func answer(_ delivery: Delivery, _ platform: Platform) -> [Effect] {
    guard case .stateRestorationActivity(let scene) = delivery,
      case .string(let shown)? = platform.session(scene.session)?.userInfo[document]
    else { return [] }
    return [.gaveActivity(Activity(type: "explored", target: shown))]
  }

  static func act(_ stimulus: Stimulus, _ platform: Platform) -> [Effect] {
    switch stimulus {
    case .edit(let label, let text):
      return platform.session(label).map { [.setUserInfo($0.id, [document: .string(text)])] } ?? []
    case .ask(_, let wish, _): return request(wish, platform).map { [.request($0)] } ?? []
    default: return []
    }
  }

  private static func request(_ wish: LabelledWish, _ platform: Platform) -> Request? {
    switch wish {
    case .newWindow: .activate(nil, nil)
    case .open(let wanted): .activate(nil, Activity(type: "explored", target: wanted))
    case .activate(let label):
      platform.session(label).map { .activate($0.id, Activity(type: "explored", target: "front")) }
    case .destroy(let label): platform.session(label).map { .destroy($0.id) }
    case .refresh(let label): platform.session(label).map { .refresh($0.id) }
    }
  }
}
