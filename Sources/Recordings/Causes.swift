import Scenarios
import SceneLifecycle

/// Everything that can begin in a state at rest, as far as it can lead to the calls ahead.
struct Causes {
  /// A launch with more windows than this is tried only where the recording shows it.
  static let launchLimit = 3
  /// At most this many lists of windows are tried at a launch.
  static let listLimit = 512

  let trace: Trace
  /// Whether some list of windows was left out.
  private(set) var isCut = false

  init(_ trace: Trace) { self.trace = trace }

  mutating func possible(_ node: Node, before call: Int) -> [Cause] {
    let platform = node.platform
    if !platform.isRunning {
      return launches(node, before: call)
        + platform.sessions.map { .stimulus(.discard($0.label)) }
    }
    var causes = platform.sessions.flatMap { Self.causes($0, in: platform) }
    for payload in payloads {
      causes += platform.sessions.map { .stimulus(.send(payload, to: $0.label)) }
    }
    causes.append(.stimulus(.open(platform.freshLabel, document: nil)))
    causes.append(.stimulus(.kill))
    causes.append(.stimulus(.swipeKill(nil)))
    if trace.sees.contains(.requestFailed) {
      // No window has this number: the system refuses.
      causes.append(.request(.destroy(SessionID(0))))
    }
    return causes
  }

  private static func causes(_ session: Session, in platform: Platform) -> [Cause] {
    let label = session.label
    var stimuli: [Stimulus] = []
    switch session.scene {
    case .active?: stimuli = [.interrupt(label), .leave(label), .swipeKill(label), .focus(label)]
    case .inactive?: stimuli = [.resume(label), .leave(label), .swipeKill(label), .focus(label)]
    case .background?: stimuli = [.return(label), .reclaim(label)]
    case nil: stimuli = [.return(label)]
    }
    stimuli += [.close(label), .destroy(label)]
    let request: Request =
      session.scene == nil
      ? .refresh(session.id) : .activate(session.id, Activity(type: "recorded"))
    return stimuli.map { .stimulus($0) } + [.request(request)]
  }

  // MARK: Launches

  private mutating func launches(_ node: Node, before call: Int) -> [Cause] {
    let begins = Callback.willFinishLaunching
    if trace.sees.contains(begins), call < trace.calls.count, trace.calls[call].callback != begins,
      node.phase == .recording
    {
      // Every launch begins with this call, so that one stands for all, to be named as admissible.
      return [.stimulus(.launch([]))]
    }
    let shows: [Callback] = [.willConnect, .sceneWillEnterForeground, .sceneDidBecomeActive]
    var lists: [[Label]] = [[]]
    let all = node.platform.sessions.map(\.label)
    if shows.contains(where: trace.sees.contains) {
      follow(upcoming(call, atMost: all.count + 1), node, [], &lists)
      lists += all.map { [$0] } + [all, [node.platform.freshLabel]]
    } else {
      order([], all + [node.platform.freshLabel], &lists)
      if all.count >= Self.launchLimit { isCut = true }
    }
    var seen: Set<[Label]> = []
    lists = lists.filter { seen.insert($0).inserted }
    let plain = lists.map { Cause.stimulus(.launch($0)) }
    let shown = lists.filter { !$0.isEmpty }
    return plain
      + payloads.flatMap { payload in shown.map { .stimulus(.launch($0, with: payload)) } }
  }

  /// What may have come from outside: one of each kind that a call of the recording brings.
  private var payloads: [Payload] {
    Payload.Kind.allCases.map { Payload($0, ["recorded"]) }.filter { payload in
      // A link comes as an activity does that a window is activated with, which is tried anyway.
      payload.kind != .link
        && trace.calls.contains { call in
          call.callback == payload.callback
            && (payload.kind != .handoff || trace.brings(.willContinueUserActivity))
        }
    }
  }

  /// The next labels of the recording, each once: a launch that can be seen shows its windows in this order.
  private func upcoming(_ call: Int, atMost count: Int) -> [Label] {
    var labels: [Label] = []
    for call in trace.calls[call...].prefix(8 * (count + 1)) {
      guard let label = call.label, !labels.contains(label) else { continue }
      labels.append(label)
      if labels.count == count { break }
    }
    return labels
  }

  /// Adds every list of windows that the next labels can stand for.
  private mutating func follow(
    _ labels: [Label],
    _ node: Node,
    _ shown: [Label],
    _ lists: inout [[Label]]
  ) {
    guard let label = labels.first else { return }
    let fresh = node.platform.freshLabel
    var candidates = node.platform.sessions
      .filter { !shown.contains($0.label) && node.naming.allows(label, for: $0.id) }
      .map(\.label)
    if node.naming.sessions[label] == nil, !shown.contains(fresh) { candidates.append(fresh) }
    for candidate in candidates {
      guard lists.count < Self.listLimit else {
        isCut = true
        return
      }
      lists.append(shown + [candidate])
      follow(Array(labels.dropFirst()), node, shown + [candidate], &lists)
    }
  }

  /// Adds the lists of up to `launchLimit` windows, in every order.
  private func order(_ shown: [Label], _ rest: [Label], _ lists: inout [[Label]]) {
    if shown.count == Self.launchLimit { return }
    for label in rest {
      lists.append(shown + [label])
      order(shown + [label], rest.filter { $0 != label }, &lists)
    }
  }
}

extension Trace {
  fileprivate func brings(_ callback: Callback) -> Bool {
    calls.contains { $0.callback == callback }
  }
}
