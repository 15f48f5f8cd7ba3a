import SceneLifecycle

/// Which labels have a window, as far as the file alone says.
struct Bindings {
  /// The labels with a session, connected or not.
  private(set) var live: Set<Label> = []
  /// The line that removed a label's window for good.
  private var removed: [Label: Int] = [:]

  /// Takes a step in, and tells what is wrong with its labels.
  mutating func apply(
    _ stimulus: Stimulus,
    line: Int = 0
  ) -> [(label: Label, complaint: Complaint, words: [String])] {
    var wrong: [(label: Label, complaint: Complaint, words: [String])] = []
    for label in stimulus.used where !live.contains(label) {
      if let line = removed[label] {
        wrong.append((label, .deadLabel, [label.name, "\(line)"]))
      } else {
        wrong.append((label, .unboundLabel, [label.name]))
        assume(label)
      }
    }
    if case .open(let label, _) = stimulus, live.contains(label) {
      wrong.append((label, .boundLabel, [label.name]))
    }
    let isLaunch = if case .launch = stimulus { true } else { false }
    var fresh = 0
    for label in stimulus.made where !live.contains(label) {
      if let line = removed[label] {
        wrong.append((label, .deadLabel, [label.name, "\(line)"]))
        continue
      }
      fresh += 1
      if isLaunch, fresh > 1 { wrong.append((label, .secondNewWindow, [label.name])) }
      live.insert(label)
    }
    switch stimulus {
    case .discard(let label), .destroy(let label):
      if live.remove(label) != nil { removed[label] = line }
    default: break
    }
    return wrong
  }

  /// Takes the label as bound after an error, so that one mistake stays one error.
  mutating func assume(_ label: Label) { live.insert(label) }

  /// Whether a fact can speak of the label; it may speak of one whose window is gone.
  func knows(_ label: Label) -> Bool { live.contains(label) || removed[label] != nil }
}

extension Stimulus {
  /// The labels that must have a window before.
  var used: [Label] {
    switch self {
    case .leave(let label), .return(let label), .interrupt(let label), .resume(let label),
      .reclaim(let label), .close(let label), .destroy(let label), .discard(let label),
      .focus(let label), .edit(let label, _), .navigate(let label, _), .commit(let label),
      .present(let label, _), .makePrivate(let label), .snapshot(let label):
      [label]
    case .swipeKill(let label): label.map { [$0] } ?? []
    case .ask(let label, let wish, _):
      switch wish {
      case .open, .newWindow: [label]
      case .activate(let other), .destroy(let other), .refresh(let other):
        label == other ? [label] : [label, other]
      }
    case .send(_, let label): label.map { [$0] } ?? []
    case .launch, .open, .kill, .crash, .post, .subscribe, .fault: []
    }
  }

  /// The labels that have a window afterwards.
  var made: [Label] {
    switch self {
    case .launch(let labels, _, _): labels
    case .open(let label, _): [label]
    case .ask(_, _, let label): label.map { [$0] } ?? []
    default: []
    }
  }
}

extension Demand {
  /// The labels that the fact speaks of.
  var labels: [Label] {
    switch self {
    case .shows(let label, _), .at(let label, _), .showsDocument(let label, _),
      .called(let label, _), .only(let label, _), .nothing(let label), .state(let label, _),
      .record(let label, _), .observers(let label, _), .resources(let label, _),
      .handles(let label, _), .gets(_, _, let label), .presents(let label, _), .covered(let label):
      [label]
    case .appCalled(_, let labels): labels
    case .document, .windows, .refused, .unhandled, .starts: []
    }
  }
}
