import Scenarios
import SceneLifecycle

/// Looks for the cheapest run that fits a recording.
///
/// States are looked at in the order of their cost, so that the first one found that has all calls
/// behind it is the simplest. When none is left, the call that no state got past is the error.
struct Search {
  private let trace: Trace
  private let limits: Limits
  private var causes: Causes
  private var frontier: Frontier
  private var seen: SeenStates
  private var history = History()
  /// The states right before the first call that none got past yet.
  private var front: [Node] = []
  private var furthest = 0
  /// The calls that could have come there, each once, in the order found.
  private var admissible: [String] = []
  private var futures = 0
  /// Which limit was reached first; `nil` while none was.
  private var cut: String?

  init(_ trace: Trace, _ limits: Limits, from start: [Node]) {
    self.trace = trace
    self.limits = limits
    causes = Causes(trace)
    seen = SeenStates(trace)
    frontier = Frontier(start)
    front = start
    for node in start { seen.expect(node.position) }
  }

  mutating func verdict() -> RecordingVerdict {
    // A run that stops in the middle of what a stimulus brings, when no whole one is as simple.
    var broken: Node?
    while let node = frontier.next() {
      seen.taken(node.position)
      if let broken, node.stimuli > broken.stimuli { return .legal(run(to: broken)) }
      if node.position == trace.calls.count {
        if node.platform.isIdle { return .legal(run(to: node)) }
        broken = broken ?? node
      }
      guard let count = seen.insert(node) else { continue }
      if count > limits.states {
        cut = cut ?? "more than \(limits.states) states are possible between two calls"
        continue
      }
      expand(node)
      if futures > limits.futures + Limits.futuresPerCall * trace.calls.count {
        cut = cut ?? "too much may have happened between the calls"
        break
      }
    }
    if let broken { return .legal(run(to: broken)) }
    let call = trace.calls[furthest]
    if let cut { return .undecided(line: call.line, reason: cut) }
    return .illegal(
      Misfit(
        call: call,
        possible: unique(front.map(\.text)),
        admissible: admissible,
        facts: call.callback.facts
      )
    )
  }

  /// Lets everything happen that can, up to the next call or the end of what a stimulus brings.
  private mutating func expand(_ start: Node) {
    let isOver = start.position == trace.calls.count
    // First in, first out, so that of equal ways the one found first counts.
    var open = [start]
    var done = 0
    while done < open.count {
      let node = open[done]
      done += 1
      let successors = node.successors {
        isOver ? [] : causes.possible(node, before: node.position)
      }
      futures += successors.count
      for (next, delivery) in successors {
        if next.stimuliSinceCall > limits.stimuli {
          cut = cut ?? "more than \(limits.stimuli) stimuli may lie between two calls"
          continue
        }
        var next = next
        if let delivery, trace.sees.contains(delivery.callback) {
          if isOver { continue }
          pass(next, delivery, trace.calls[node.position])
          // Unless the recorder was not there yet.
          if next.phase == .recording { continue }
          next.phase = .missing
        }
        // A stimulus that was missed as a whole came before the recording, which has other starts.
        if next.phase == .missing, !isAhead(next) { continue }
        if next.platform.isIdle { add(next) } else { open.append(next) }
      }
    }
    if causes.isCut { cut = cut ?? "there are too many ways to launch the app" }
  }

  /// Whether what is under way may still bring the next call.
  private func isAhead(_ node: Node) -> Bool {
    node.platform.isAhead(trace.calls[node.position].callback)
  }

  /// Takes a state over the call, if this delivery is what the call says.
  private mutating func pass(_ node: Node, _ delivery: Delivery, _ call: Trace.Call) {
    if node.position == furthest {
      let text = node.naming.describe(delivery)
      if !admissible.contains(text) { admissible.append(text) }
    }
    for naming in node.naming.matches(delivery, call) {
      var next = node
      next.naming = naming
      next.phase = .recording
      next.stimuliSinceCall = 0
      next.position += 1
      history.close(&next, line: call.line)
      if next.position > furthest, next.position < trace.calls.count {
        furthest = next.position
        front = []
        admissible = []
      }
      if next.position == furthest { front.append(next) }
      add(next)
    }
  }

  private mutating func add(_ node: Node) {
    seen.expect(node.position)
    frontier.add(node)
  }

  private func run(to node: Node) -> FittingRun {
    var steps = StepList(node.naming)
    for (event, line) in history.events(to: node, line: trace.calls.last?.line ?? 1) {
      steps.add(event, line: line)
    }
    return FittingRun(manifest: node.platform.manifest, steps: steps.steps)
  }

  private func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
