/// The nodes still to be looked at, the cheapest first; among equals the one that came first.
struct Frontier {
  private struct Entry {
    let node: Node
    let order: Int

    func comes(before other: Entry) -> Bool {
      (node.cost, order) < (other.node.cost, other.order)
    }
  }

  private var heap: [Entry] = []
  private var added = 0

  init(_ nodes: [Node]) { for node in nodes { add(node) } }

  mutating func add(_ node: Node) {
    heap.append(Entry(node: node, order: added))
    added += 1
    var child = heap.count - 1
    while child > 0, heap[child].comes(before: heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func next() -> Node? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first.node }
    heap[0] = last
    var parent = 0
    while 2 * parent + 1 < heap.count {
      let left = 2 * parent + 1
      let isRightLess = left + 1 < heap.count && heap[left + 1].comes(before: heap[left])
      let least = isRightLess ? left + 1 : left
      guard heap[least].comes(before: heap[parent]) else { break }
      heap.swapAt(least, parent)
      parent = least
    }
    return first.node
  }
}
