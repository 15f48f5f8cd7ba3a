import SceneLifecycle

/// The stimuli that bring an app from a fresh installation to where a recording begins.
struct Prologue {
  private var node: Node
  private let pins: [TakenAlternative]

  init(_ platform: Platform, _ pins: [TakenAlternative]) {
    node = Node(platform: platform, phase: .unstarted)
    self.pins = pins
  }

  /// The state with these windows, in order of creation; `nil` when there is no such state here.
  func node(_ standings: [Standing], _ ending: Ending) -> Node? {
    var copy = self
    let isMade = ending == .none ? copy.live(standings) : copy.die(standings, ending)
    return isMade ? copy.node : nil
  }

  private mutating func live(_ standings: [Standing]) -> Bool {
    guard make(standings) else { return false }
    for (label, standing) in zip(labels(standings), standings) {
      if standing.hasActivity, !does([.leave(label)], gives: true) { return false }
      let isAway = standing.hasActivity
      let steps: [Stimulus] =
        switch standing.place {
        case .active: isAway ? [.return(label)] : []
        case .inactive: (isAway ? [.return(label)] : []) + [.interrupt(label)]
        case .background: isAway ? [] : [.leave(label)]
        case .archived: (isAway ? [] : [.leave(label)]) + [.reclaim(label)]
        case .removed: [.close(label)]
        }
      guard does(steps) else { return false }
    }
    return true
  }

  /// Without a process a window is archived or removed, and nothing else.
  private mutating func die(_ standings: [Standing], _ ending: Ending) -> Bool {
    guard standings.allSatisfy({ $0.place == .archived || $0.place == .removed }),
      make(standings)
    else { return false }
    for (label, standing) in zip(labels(standings), standings)
    where standing.hasActivity || ending == .forceQuit {
      guard does([.leave(label)], gives: standing.hasActivity) else { return false }
    }
    guard does([ending == .forceQuit ? .swipeKill(nil) : .kill]) else { return false }
    let removed = zip(labels(standings), standings).filter { $0.1.place == .removed }
    return does(removed.map { .discard($0.0) })
  }

  private mutating func make(_ standings: [Standing]) -> Bool {
    let labels = labels(standings)
    return does([.launch(Array(labels.prefix(1)))])
      && does(labels.dropFirst().map { .open($0, document: nil) })
  }

  /// The search calls a window after the number of its first session.
  private func labels(_ standings: [Standing]) -> [Label] {
    (1..<(standings.count + 1)).map { Label("W\($0)") }
  }

  /// Lets all of it happen; false when a stimulus cannot.
  private mutating func does(_ stimuli: [Stimulus], gives: Bool = false) -> Bool {
    for stimulus in stimuli {
      var platform = node.platform.answering([])
      platform.pin(
        pins + [
          TakenAlternative(.discardAfterClose, "at-next-launch"),
          TakenAlternative(.restorationAfterForceQuit, "kept"),
        ]
      )
      let cause = Cause.stimulus(stimulus)
      guard var begun = cause.begun(in: platform) else { return false }
      while let event = begun.next() {
        if gives, case .deliver(.stateRestorationActivity(let scene)) = event {
          begun.absorb([.gaveActivity(Node.activity)], answering: scene)
        }
      }
      node.record(cause, begun.decisions.met)
      begun.pin([])
      node.platform = begun.answering([])
    }
    return true
  }
}
