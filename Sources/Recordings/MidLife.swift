import Scenarios
import SceneLifecycle

/// The states that a recording can begin in when it begins anywhere.
///
/// Each is reached from a fresh installation by a few stimuli, so that a replay can go there too.
/// The recording may have begun in the middle of the stimulus that comes next.
struct MidLife {
  private let limit: Int
  private let windows: Int
  private let standings: [Standing]
  private let restorationRequests: [[TakenAlternative]]
  private let endings: [Ending]

  init(_ trace: Trace, _ limits: Limits) {
    limit = limits.states
    let labels = trace.calls.reduce(into: Set<Label>()) { labels, call in
      labels.formUnion(call.named)
      if let label = call.label { labels.insert(label) }
    }
    let anonymous = trace.calls.count {
      $0.callback == .didDiscardSceneSessions && $0.named.isEmpty
    }
    // Another window, which the recording does not name, decides what closing the last one is.
    windows = labels.count + max(1, anonymous)
    let called = Set(trace.calls.map(\.callback))
    // An activity from before the recording shows in this callback only.
    let isRestored = called.contains(.restoreInteractionState)
    standings = Standing.Place.allCases.flatMap { place in
      (isRestored && place.canHaveActivity ? [false, true] : [false]).map {
        Standing(place: place, hasActivity: $0)
      }
    }
    restorationRequests =
      trace.sees.contains(.stateRestorationActivity)
      ? Choice.restorationRequest.alternatives.map {
        [TakenAlternative(.restorationRequest, $0.name)]
      } : [[]]
    // That the user forced the app to quit shows in late discards only.
    endings =
      called.contains(.didDiscardSceneSessions) ? [.none, .kill, .forceQuit] : [.none, .kill]
  }

  /// The states in a fixed order, and whether there are more of them than the limit.
  func nodes(_ platforms: [Platform]) -> (nodes: [Node], isCut: Bool) {
    // The app may never have run.
    var nodes = platforms.map { Node(platform: $0, phase: .unstarted) }
    var isCut = false
    let most = platforms.contains(where: \.supportsMultipleScenes) ? windows : min(windows, 1)
    eachCombination([], most) { combination in
      for platform in platforms {
        for pins in restorationRequests {
          for ending in endings where !isCut {
            let prologue = Prologue(platform, pins)
            guard let node = prologue.node(combination, ending) else { continue }
            nodes.append(node)
            isCut = nodes.count > limit
          }
        }
      }
      return !isCut
    }
    return (nodes, isCut)
  }

  /// Calls the body with every list of standings, as long as it says so.
  private func eachCombination(
    _ start: [Standing],
    _ most: Int,
    _ body: ([Standing]) -> Bool
  ) {
    guard body(start), start.count < most else { return }
    for standing in standings { eachCombination(start + [standing], most, body) }
  }
}

/// How a window stands where the recording begins.
struct Standing {
  enum Place: CaseIterable {
    case active
    case inactive
    case background
    case archived
    /// Removed, and the app was not told yet.
    case removed

    var canHaveActivity: Bool { self != .removed }
  }

  let place: Place
  let hasActivity: Bool
}

/// How the process ended before the recording, if it did.
enum Ending {
  case none
  case kill
  case forceQuit
}
