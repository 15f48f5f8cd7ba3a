@testable import SceneLifecycle

/// One stimulus from one state, with one answer to each choice met.
struct ExploredStep {
  let before: Platform
  let stimulus: Stimulus
  let events: [PlatformEvent]
  let after: Platform
  /// The choices met in this step, with what was taken.
  let met: [TakenAlternative]

  var deliveries: [Delivery] {
    events.compactMap { if case .deliver(let delivery) = $0 { delivery } else { nil } }
  }

  var text: String {
    let callbacks = deliveries.map(\.callback.rawValue).joined(separator: " ")
    let taken = met.map(\.description).joined(separator: ", ")
    return "'\(stimulus.name)' under [\(taken)] gave [\(callbacks)]"
  }
}

extension ExploredStep {
  /// Every way that a stimulus can go from a state.
  ///
  /// - Throws: `Impossible` when the platform refuses it.
  static func all(from state: Platform, _ stimulus: Stimulus) throws(Impossible) -> [Self] {
    var steps: [Self] = []
    var script: [Int]? = []
    while let answers = script {
      precondition(steps.count < 10_000, "the ways of '\(stimulus.name)' find no end")
      var platform = state
      platform.decisions = Decisions(given: state.decisions.given, script: answers)
      try platform.begin(stimulus)
      let events = finish(&platform, stimulus)
      let decisions = platform.decisions
      platform.decisions = Decisions(given: settled(decisions))
      let met = decisions.met.map(\.alternative)
      steps.append(
        Self(before: state, stimulus: stimulus, events: events, after: platform, met: met)
      )
      script = decisions.nextOfEvery()
    }
    return steps
  }

  /// What stays decided: a choice that is made once for a run.
  private static func settled(_ decisions: Decisions) -> [TakenAlternative] {
    if !decisions.given.isEmpty { return decisions.given }
    return decisions.met.filter { $0.choice == .restorationRequest }.prefix(1).map(\.alternative)
  }

  /// Carries out what was begun as the harness does, with `ExploredApp` in the app's place.
  ///
  /// With a `callback` the process is killed over the first such one.
  static func finish(
    _ platform: inout Platform,
    _ stimulus: Stimulus,
    killedOver callback: Callback? = nil
  ) -> [PlatformEvent] {
    var events: [PlatformEvent] = []
    platform.absorb(ExploredApp.act(stimulus, platform), answering: nil)
    repeat {
      while let event = platform.next() {
        events.append(event)
        guard case .deliver(let delivery) = event else { continue }
        if delivery.callback == callback {
          platform.kill(over: delivery)
          return events + [.processEnded]
        }
        platform.absorb(ExploredApp.answer(delivery, platform), answering: delivery.scene)
      }
    } while platform.startRequests()
    return events
  }
}
