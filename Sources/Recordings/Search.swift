import SceneLifecycle
import Scenarios

/// Carries the states that fit a recording from call to call.
struct Search {
  /// The way from one call to the next.
  private struct Stretch {
    let past: Int?
    let events: [Event]
    let line: Int
  }

  /// What the calls up to one leave.
  private struct Reached {
    var nodes: [Node.Key: Node] = [:]
    var order: [Node.Key] = []
    /// The calls that could have come instead, each once, in the order found.
    var admissible: [String] = []
  }

  private let trace: Trace
  private let limits: Limits
  private var causes: Causes
  private var history: [Stretch] = []
  /// Which limit was reached first; `nil` while none was.
  private var cut: String?

  init(_ trace: Trace, _ limits: Limits) {
    self.trace = trace
    self.limits = limits
    causes = Causes(trace)
  }

  mutating func verdict(from start: [Node]) -> RecordingVerdict {
    var nodes = start
    for (number, call) in trace.calls.enumerated() {
      let reached = advance(nodes, over: call, number)
      if causes.isCut { cut = cut ?? "too many ways to launch the app" }
      if reached.order.isEmpty {
        if let cut { return .undecided(line: call.line, reason: cut) }
        return .illegal(
          Misfit(
            call: call,
            possible: unique(nodes.sorted { $0.cost < $1.cost }.map(describe)),
            admissible: reached.admissible,
            facts: call.callback.facts
          )
        )
      }
      nodes = reached.order.compactMap { reached.nodes[$0] }
    }
    return .legal(run(to: simplest(nodes)))
  }

  /// All states after a call, from all states before it.
  private mutating func advance(_ nodes: [Node], over call: Trace.Call, _ number: Int) -> Reached {
    var frontier = Frontier(nodes)
    var seen: Set<Node.Key> = []
    var reached = Reached()
    while let node = frontier.next() {
      guard seen.insert(node.key).inserted else { continue }
      if seen.count > limits.states {
        cut = cut ?? "more than \(limits.states) states are possible before a call"
        break
      }
      let successors = node.successors { causes.possible(node, before: number) }
      for (next, delivery) in successors {
        let isSeen = delivery.map { trace.sees.contains($0.callback) } ?? false
        if let delivery, isSeen {
          offer(delivery, next, &reached)
          for naming in next.naming.matches(delivery, call) {
            keep(next, naming, after: call, &reached)
          }
          // The recorder was not there yet.
          if next.phase == .recording { continue }
        }
        if next.stimuliSinceCall > limits.stimuli {
          cut = cut ?? "more than \(limits.stimuli) stimuli may lie between two calls"
        } else {
          frontier.add(next)
        }
      }
    }
    return reached
  }

  private mutating func keep(
    _ node: Node,
    _ naming: Naming,
    after call: Trace.Call,
    _ reached: inout Reached
  ) {
    var node = node
    node.naming = naming
    node.phase = .recording
    node.stimuliSinceCall = 0
    let key = node.key
    if let other = reached.nodes[key] {
      if other.cost <= node.cost { return }
    } else {
      reached.order.append(key)
    }
    if !node.recent.isEmpty {
      history.append(Stretch(past: node.past, events: node.recent, line: call.line))
      node.past = history.count - 1
      node.recent = []
    }
    reached.nodes[key] = node
  }

  private func offer(_ delivery: Delivery, _ node: Node, _ reached: inout Reached) {
    let text = node.naming.describe(delivery)
    if !reached.admissible.contains(text) { reached.admissible.append(text) }
  }

  // MARK: The end

  /// The cheapest node whose last stimulus has no more to show; else the cheapest of all.
  private func simplest(_ nodes: [Node]) -> Node {
    precondition(!nodes.isEmpty, "a recording that fits leaves a state")
    let finished = nodes.compactMap(finished).min { $0.cost < $1.cost }
    return finished ?? nodes.min { $0.cost < $1.cost } ?? nodes[0]
  }

  /// The node at rest, when what is still due does not show; `nil` when it does.
  private func finished(_ node: Node) -> Node? {
    var open = [node]
    var cheapest: Node?
    while let node = open.popLast() {
      if node.platform.isIdle {
        if node.cost < cheapest?.cost ?? .max { cheapest = node }
        continue
      }
      for (next, delivery) in node.successors({ [] }) {
        if let delivery, trace.sees.contains(delivery.callback) { continue }
        open.append(next)
      }
    }
    return cheapest
  }

  private func run(to node: Node) -> FittingRun {
    var stretches = [Stretch(past: node.past, events: node.recent, line: lastLine)]
    while let past = stretches[stretches.count - 1].past { stretches.append(history[past]) }
    var steps = StepList(node.naming)
    for stretch in stretches.reversed() {
      for event in stretch.events { steps.add(event, line: stretch.line) }
    }
    return FittingRun(manifest: node.platform.manifest, steps: steps.steps)
  }

  private var lastLine: Int { trace.calls.last?.line ?? 1 }

  /// A state as a person says it: `A active, B background`.
  private func describe(_ node: Node) -> String {
    let windows = node.platform.sessions.map { session in
      let name = node.naming.label(of: session.id)?.name ?? "an unnamed window"
      return "\(name) \(session.state.rawValue)"
    }
    let process = node.platform.isRunning ? [] : ["no process"]
    let words = (process + windows).joined(separator: ", ")
    let middle = node.platform.isIdle ? "" : " (more callbacks are due)"
    return (words.isEmpty ? "a process without windows" : words) + middle
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
