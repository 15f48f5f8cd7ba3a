import SceneLifecycle

/// A state that fits the recording so far, and how it was reached.
struct Node {
  /// Where the recording stands: it may have begun in the middle of the first stimulus.
  enum Phase: Hashable {
    case unstarted
    /// In the first stimulus, with nothing missed.
    case inFirst
    /// In the first stimulus, of which the recorder missed something.
    case missing
    case recording
  }

  var platform: Platform
  var naming = Naming()
  var phase = Phase.recording
  /// Stimuli first, then alternatives that are no defaults.
  var cost = 0
  /// How many calls of the recording lie behind it.
  var position = 0
  /// How many stimuli began since the last call.
  var stimuliSinceCall = 0
  /// The way up to the last call, as a place in the search's history; `nil` before the first.
  var past: Int?
  /// The way since then.
  var recent: [Event] = []

  static let stimulusCost = 1 << 20

  /// How many stimuli led to it.
  var stimuli: Int { cost / Self.stimulusCost }

  struct Key: Hashable {
    let platform: Platform
    let naming: Naming
    let phase: Phase
  }

  /// Equal for nodes with equal futures, as far as a recorder sees them.
  func key(seesDiscards: Bool) -> Key {
    let (canonical, numbers) = platform.canonical(named: naming.named, seesDiscards: seesDiscards)
    return Key(platform: canonical, naming: naming.canonical(numbers, platform), phase: phase)
  }

  /// What can come of it at once: a cause begins, or the next callback is due.
  func successors(_ causes: () -> [Cause]) -> [(node: Node, delivery: Delivery?)] {
    platform.isIdle ? causes().flatMap(beginnings) : deliveries()
  }

  private func beginnings(_ cause: Cause) -> [(node: Node, delivery: Delivery?)] {
    var copy = self
    copy.record(cause, [])
    // Among runs with as many stimuli, one that needs no word of the app is the simpler.
    if case .request = cause { copy.cost += 1 }
    copy.stimuliSinceCall += 1
    copy.phase = phase == .unstarted ? .inFirst : .recording
    return copy.alternatives { cause.begun(in: $0) }.map { ($0, nil) }
  }

  private func deliveries() -> [(node: Node, delivery: Delivery?)] {
    var due: [(node: Node, delivery: Delivery?)] = []
    for (node, delivery) in nextDeliveries() {
      due.append((node, delivery))
      guard case .stateRestorationActivity(let scene)? = delivery else { continue }
      // The recorded app may have given an activity or not.
      var giving = node
      giving.platform.absorb([.gaveActivity(Self.activity)], answering: scene)
      due.append((giving, delivery))
    }
    return due
  }

  private func nextDeliveries() -> [(node: Node, delivery: Delivery?)] {
    var delivered: [Delivery?] = []
    let nodes = alternatives { platform in
      var copy = platform
      if case .deliver(let delivery)? = copy.next() {
        delivered.append(delivery)
      } else {
        delivered.append(nil)
      }
      return copy
    }
    return Array(zip(nodes, delivered)).map { ($0.0, $0.1) }
  }

  /// What the recorded app is taken to have given; its content is not recorded.
  static let activity = Activity(type: "recorded")

  /// The node after each combination of what UIKit is free to do meanwhile.
  private func alternatives(_ advance: (Platform) -> Platform?) -> [Node] {
    var nodes: [Node] = []
    var script: [Int]? = []
    while let answers = script {
      guard let advanced = advance(platform.answering(answers)) else { return nodes }
      script = advanced.decisions.nextOfEvery()
      var node = self
      node.record(advanced.decisions.met)
      node.platform = advanced.answering([])
      nodes.append(node)
    }
    return nodes
  }

  /// Notes that a cause began, with what UIKit did meanwhile.
  mutating func record(_ cause: Cause, _ met: [Decisions.Occurrence]) {
    recent.append(.began(cause))
    cost += Self.stimulusCost
    record(met)
  }

  private mutating func record(_ met: [Decisions.Occurrence]) {
    for occurrence in met {
      let isDefault = occurrence.taken == occurrence.possible.first
      recent.append(.took(occurrence.alternative, isDefault: isDefault))
      if !isDefault { cost += 1 }
    }
  }
}
