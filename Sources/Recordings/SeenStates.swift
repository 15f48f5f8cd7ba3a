import Scenarios
import SceneLifecycle

/// The states looked at, by the number of calls behind them.
///
/// Those behind every state that is still to be looked at are let go, so that a long recording
/// needs no more memory than its widest place.
struct SeenStates {
  private let seesDiscards: Bool
  private var states: [Int: Set<Node.Key>] = [:]
  private var waiting: [Int: Int] = [:]
  private var first = 0

  /// - Parameter trace: The recording, which says what can be told apart.
  init(_ trace: Trace) { seesDiscards = trace.sees.contains(.didDiscardSceneSessions) }

  /// Notes that a state with so many calls behind it is to be looked at.
  mutating func expect(_ position: Int) { waiting[position, default: 0] += 1 }

  /// Notes that one of them is looked at now.
  mutating func taken(_ position: Int) { waiting[position, default: 0] -= 1 }

  /// Takes in a state.
  ///
  /// - Returns: How many are known at its place; `nil` when it was known.
  mutating func insert(_ node: Node) -> Int? {
    while first < node.position, waiting[first, default: 0] == 0 {
      states[first] = nil
      waiting[first] = nil
      first += 1
    }
    guard states[node.position, default: []].insert(node.key(seesDiscards: seesDiscards)).inserted
    else { return nil }
    return states[node.position]?.count
  }
}
