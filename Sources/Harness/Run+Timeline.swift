import Conformance
import Scenarios
import SceneLifecycle

/// What a reader of the report sees of a run; made only when the run is recorded.
extension Run {
  mutating func mark(_ event: TimelineStep.Event) {
    guard records, !outcome.timeline.isEmpty else { return }
    outcome.timeline[outcome.timeline.count - 1].events.append(event)
  }

  /// What the app wrote over the message just noted.
  mutating func noteWrites() {
    if unnotedWrites > 0 {
      let arrived = "\(unnotedWrites - unnotedFailures) written"
      let text = unnotedFailures == 0 ? arrived : "\(arrived), \(unnotedFailures) failed"
      mark(TimelineStep.Event(lane: .store, kind: .write, text: text))
    }
    unnotedWrites = 0
    unnotedFailures = 0
  }

  mutating func note(_ delivery: Delivery, _ effects: [Effect]) {
    guard records else { return }
    mark(
      TimelineStep.Event(
        lane: lane(delivery.scene),
        kind: .callback,
        text: delivery.callback.rawValue,
        detail: detail(delivery, effects)
      )
    )
    noteWrites()
  }

  mutating func note(_ action: Action, _ effects: [Effect]) {
    guard records else { return }
    mark(
      TimelineStep.Event(
        lane: lane(action.scene),
        kind: .action,
        text: scenario.steps[step].stimulus.notation,
        detail: effects.map(describe).joined(separator: ", ")
      )
    )
    noteWrites()
  }

  mutating func note(_ snapshot: Snapshot) {
    guard records else { return }
    for window in snapshot.windows {
      mark(
        TimelineStep.Event(
          lane: lane(window.scene),
          kind: .snapshot,
          text: "\"\(window.text)\"",
          detail: detail(window)
        )
      )
    }
  }

  private func detail(_ window: Snapshot.Window) -> String {
    var words = ["document \"\(window.document)\" at \"\(window.place)\""]
    if let presented = window.presented { words.append("\"\(presented)\" above it") }
    if window.isCovered { words.append("covered") }
    if window.isBlank { words.append("blank") }
    return words.joined(separator: ", ")
  }

  private func lane(_ scene: SceneID?) -> TimelineStep.Lane {
    guard let scene else { return .application }
    let label = platform.session(scene.session)?.label.name ?? ""
    return .session(id: scene.session.description, label: label)
  }

  private func detail(_ delivery: Delivery, _ effects: [Effect]) -> String {
    var words: [String] = []
    if case .didDiscardSceneSessions(let ids) = delivery { words += ids.map(\.description) }
    if case .configurationForConnecting(let id) = delivery { words.append(id.description) }
    if case .payload(_, let payload) = delivery { words.append(payload.notation) }
    if case .willConnect(_, let connection) = delivery, let payload = connection.payload {
      words.append("with \(payload.notation)")
    }
    return (words + effects.map(describe)).joined(separator: ", ")
  }

  private func describe(_ effect: Effect) -> String {
    switch effect {
    case .request(.activate(let id, _)): "asks to activate \(id?.description ?? "a new session")"
    case .request(.destroy(let id)): "asks to destroy \(id)"
    case .request(.refresh(let id)): "asks to refresh \(id)"
    case .setUserInfo(let id, _): "sets userInfo of \(id)"
    case .gaveActivity(let activity): "gives an activity of type \(activity.type)"
    case .heard(let scene, let text): "\(scene) heard \"\(text)\""
    case .handled(let token, _, let plugin):
      "handles \"\(token)\"" + (plugin.map { " by plugin \($0)" } ?? "")
    case .dispatched(let dispatch): "tells plugin \(dispatch.plugin)"
    case .saveFailed: "could not save"
    }
  }
}

extension Action {
  /// The scene that the user acts in; `nil` for a change inside the app.
  var scene: SceneID? {
    switch self {
    case .edit(let scene, _), .navigate(let scene, _), .present(let scene, _), .commit(let scene),
      .makePrivate(let scene), .ask(let scene, _):
      scene
    case .post, .subscribe: nil
    }
  }
}

extension Stimulus {
  /// The window that the step names first; `nil` when it names none or starts a process.
  var label: Label? {
    switch self {
    case .launch, .kill, .crash, .post, .subscribe, .fault: nil
    case .send(_, let label): label
    case .swipeKill(let label): label
    case .open(let label, _), .leave(let label), .return(let label), .interrupt(let label),
      .resume(let label), .reclaim(let label), .close(let label), .destroy(let label),
      .discard(let label), .focus(let label), .edit(let label, _), .navigate(let label, _),
      .commit(let label), .present(let label, _), .makePrivate(let label), .snapshot(let label),
      .ask(let label, _, _):
      label
    }
  }
}
