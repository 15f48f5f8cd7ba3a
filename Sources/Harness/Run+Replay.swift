import Conformance
import Implementations
import Scenarios
import SceneLifecycle

/// Playing a recorded trace: the loop is open, what the implementation asks for is not done.
extension Run {
  /// Begins the step's stimulus, or what the recorded app asked for, as UIKit took it then.
  mutating func begin(_ step: Step) throws(Impossible) {
    guard case .fitting(let acts)? = scenario.replay else {
      try platform.begin(step.stimulus)
      return
    }
    let act = acts[self.step]
    platform.pin(act.taken)
    if let request = act.request {
      platform.absorb([.request(request)], answering: nil)
      _ = platform.startRequests()
    } else {
      try platform.begin(step.stimulus)
    }
  }

  /// Takes in what the implementation did; its requests count only in a closed loop.
  mutating func absorb(_ effects: [Effect], answering scene: SceneID?) {
    switch scenario.replay {
    case nil: platform.absorb(effects, answering: scene)
    case .fitting?:
      let taken = effects.filter { if case .request = $0 { false } else { true } }
      platform.absorb(taken, answering: scene)
    case .raw?: break
    }
  }

  /// Whether the implementation is told what the user does in it.
  ///
  /// In a replay the user asks for nothing, and types only where there is something to type into.
  func plays(_ stimulus: Stimulus) -> Bool {
    if scenario.replay == nil { return true }
    if case .ask = stimulus { return false }
    return capabilities.contains(.documents)
  }

  /// Whether a break of the requirement is one of this run's.
  func judges(_ requirement: Requirement) -> Bool {
    scenario.replay == nil || scenario.checks.contains(requirement)
      || requirement == .survivesLegalCallbacks
  }

  /// The line that is being played, and what it says.
  var present: (line: Int, text: String) {
    if case .raw(let calls)? = scenario.replay {
      return (calls[step].line, calls[step].notation)
    }
    if let comeback { return comeback }
    let step = scenario.steps[self.step]
    return (step.line, step.stimulus.notation)
  }

  /// Sends the callbacks as they were recorded.
  mutating func replay(_ calls: [Trace.Call]) {
    var scenes = RecordedScenes()
    for (number, call) in calls.enumerated() where !isOver {
      step = number
      if records {
        let text = present.text
        outcome.timeline.append(TimelineStep(number: number + 1, line: call.line, stimulus: text))
      }
      // Another launch means that the process before it has ended.
      if number == 0 || call.callback == .willFinishLaunching {
        if number > 0 { handle(.processEnded) }
        start()
      }
      handle(.deliver(scenes.delivery(call)))
    }
    if !isOver { finish() }
  }
}

/// The scenes of a recording that no platform explains.
private struct RecordedScenes {
  private var sessions: [Label: SessionID] = [:]
  private var connections: [Label: Int] = [:]

  mutating func delivery(_ call: Trace.Call) -> Delivery {
    let activity = Activity(type: "recorded")
    if call.callback == .willConnect, let label = call.label {
      connections[label, default: 0] += 1
    }
    // A scene whose connection was not recorded is its session's first.
    let scene = SceneID(session(call.label), call.label.flatMap { connections[$0] } ?? 1)
    return switch call.callback {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .configurationForConnecting: .configurationForConnecting(session(call.named.first))
    case .didDiscardSceneSessions: .didDiscardSceneSessions(named(call).sorted())
    case .applicationWillTerminate: .applicationWillTerminate
    case .willConnect: .willConnect(scene, Connection())
    case .restoreInteractionState: .restoreInteractionState(scene, activity)
    case .sceneWillEnterForeground: .sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive: .sceneDidBecomeActive(scene)
    case .sceneWillResignActive: .sceneWillResignActive(scene)
    case .sceneDidEnterBackground: .sceneDidEnterBackground(scene)
    case .stateRestorationActivity: .stateRestorationActivity(scene)
    case .didUpdateUserActivity: .didUpdateUserActivity(scene, activity)
    case .continueUserActivity: .continueUserActivity(scene, activity)
    case .willContinueUserActivity: .willContinueUserActivity(scene)
    case .openURLContexts: .payload(scene, Payload(.url, ["recorded"]))
    case .performActionForShortcutItem: .payload(scene, Payload(.shortcut, ["recorded"]))
    case .didReceiveNotificationResponse: .payload(scene, Payload(.notification, ["recorded"]))
    case .userDidAcceptCloudKitShare: .payload(scene, Payload(.share, ["recorded"]))
    case .willPerformAppIntent: .payload(scene, Payload(.intent, ["recorded"]))
    case .sceneDidDisconnect: .sceneDidDisconnect(scene)
    case .requestFailed: .requestFailed(.requestDenied)
    }
  }

  private mutating func named(_ call: Trace.Call) -> [SessionID] {
    var ids: [SessionID] = []
    for label in call.named { ids.append(session(label)) }
    return ids
  }

  /// The session of a label; one without a label is nobody's.
  private mutating func session(_ label: Label?) -> SessionID {
    guard let label else { return SessionID(0) }
    if let id = sessions[label] { return id }
    let id = SessionID(sessions.count + 1)
    sessions[label] = id
    return id
  }
}
