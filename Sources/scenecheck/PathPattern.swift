/// A pattern over scenario paths: `*` within a segment, `**` across segments.
struct PathPattern {
  private enum Part: Equatable {
    case literal(Character)
    case withinSegment
    case acrossSegments
  }

  private let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    for character in text {
      if character != "*" {
        parts.append(.literal(character))
      } else if parts.last == .withinSegment {
        parts[parts.count - 1] = .acrossSegments
      } else if parts.last != .acrossSegments {
        parts.append(.withinSegment)
      }
    }
    self.parts = parts
  }

  /// Whether it matches the whole path; linear in path times pattern.
  func matches(_ path: String) -> Bool {
    var reached: Set<Int> = [0]
    func spread() {
      for place in parts.indices where reached.contains(place) {
        if case .literal = parts[place] { continue }
        reached.insert(place + 1)
      }
    }
    spread()
    for character in path {
      var next: Set<Int> = []
      for place in reached where place < parts.count {
        switch parts[place] {
        case .literal(character): next.insert(place + 1)
        case .acrossSegments: next.insert(place)
        case .withinSegment: if character != "/" { next.insert(place) }
        case .literal: break
        }
      }
      reached = next
      spread()
    }
    return reached.contains(parts.count)
  }
}
