/// The ways to the states of a search, shared where they are the same.
struct History {
  /// The way from one call to the next.
  private struct Stretch {
    let past: Int?
    let events: [Event]
    let line: Int
  }

  private var stretches: [Stretch] = []

  /// Files what led a node to a call.
  mutating func close(_ node: inout Node, line: Int) {
    if node.recent.isEmpty { return }
    stretches.append(Stretch(past: node.past, events: node.recent, line: line))
    node.past = stretches.count - 1
    node.recent = []
  }

  /// What happened up to a node, from the start, each with the line that it led to.
  ///
  /// - Parameters:
  ///   - node: Where the way ends.
  ///   - line: The line for what came after the last call.
  /// - Returns: The events in order.
  func events(to node: Node, line: Int) -> [(event: Event, line: Int)] {
    var way = [Stretch(past: node.past, events: node.recent, line: line)]
    while let past = way[way.count - 1].past { way.append(stretches[past]) }
    return way.reversed().flatMap { stretch in stretch.events.map { ($0, stretch.line) } }
  }
}
