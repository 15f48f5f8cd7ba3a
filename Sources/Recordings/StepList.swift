import Scenarios
import SceneLifecycle

/// The steps of a run, with the recording's labels in place of the search's.
struct StepList {
  private(set) var steps: [FittingRun.Step] = []
  private let naming: Naming
  private let names: [SessionID: Label]

  /// - Parameter naming: What the recording's labels stand for at its end.
  init(_ naming: Naming) {
    self.naming = naming
    // Of several labels of a session the first by name is as good as any.
    names = naming.sessions.sorted { $0.key < $1.key }
      .reduce(into: [:]) { if $0[$1.value] == nil { $0[$1.value] = $1.key } }
  }

  mutating func add(_ event: Event, line: Int) {
    switch event {
    case .began(let cause):
      var act = Replay.Act()
      if case .request(let request) = cause { act.request = request }
      let stimulus = stimulus(cause)
      steps.append(FittingRun.Step(line: line, stimulus: stimulus, act: act, flips: []))
    case .took(let alternative, let isDefault):
      guard let last = steps.popLast() else { return }
      var act = last.act
      act.taken.append(alternative)
      let flips = last.flips + (isDefault ? [] : [alternative])
      steps.append(
        FittingRun.Step(line: last.line, stimulus: last.stimulus, act: act, flips: flips)
      )
    }
  }

  /// What stands for the cause in a scenario; a request is what a user asked the app for.
  private func stimulus(_ cause: Cause) -> Stimulus {
    switch cause {
    case .stimulus(let stimulus): renamed(stimulus)
    case .request(.activate(let id, _)): asking(id) { .activate($0) }
    case .request(.refresh(let id)): asking(id) { .refresh($0) }
    case .request(.destroy(let id)): asking(id) { .destroy($0) }
    }
  }

  private func asking(_ id: SessionID?, _ wish: (Label) -> LabelledWish) -> Stimulus {
    let label = name(id ?? SessionID(0))
    return .ask(label, wish(label), as: nil)
  }

  private func name(_ id: SessionID) -> Label {
    if let name = names[id] { return name }
    var name = "Unnamed\(id.number)"
    while naming.sessions[Label(name)] != nil { name += "x" }
    return Label(name)
  }

  /// What the file calls a window of the search, which names it after its first session.
  private func name(_ label: Label) -> Label {
    name(SessionID(Int(label.name.dropFirst()) ?? 0))
  }

  private func renamed(_ stimulus: Stimulus) -> Stimulus {
    switch stimulus {
    case .launch(let labels, let payload, let inBackground):
      .launch(labels.map(name), with: payload, inBackground: inBackground)
    case .open(let label, let document): .open(name(label), document: document)
    case .leave(let label): .leave(name(label))
    case .return(let label): .return(name(label))
    case .interrupt(let label): .interrupt(name(label))
    case .resume(let label): .resume(name(label))
    case .reclaim(let label): .reclaim(name(label))
    case .close(let label): .close(name(label))
    case .destroy(let label): .destroy(name(label))
    case .discard(let label): .discard(name(label))
    case .swipeKill(let label): .swipeKill(label.map(name))
    case .focus(let label): .focus(name(label))
    case .send(let payload, let label): .send(payload, to: label.map(name))
    case .kill, .crash, .edit, .navigate, .present, .commit, .makePrivate, .snapshot, .post,
      .ask, .subscribe, .fault:
      stimulus
    }
  }
}
