/// A pattern over scenario paths: `*` within a segment, `**` across segments.
///
/// All else stands for itself, upper and lower case apart. A pattern matches whole paths.
package struct PathPattern: Equatable, Sendable {
  private enum Part: Equatable {
    case literal(Character)
    case withinSegment
    case acrossSegments
  }

  private let parts: [Part]

  /// Reads a pattern; every text is one.
  package init(_ text: String) {
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

  /// Whether it matches the whole path.
  ///
  /// Takes at most as many steps as the path has characters times the pattern has parts.
  package func matches(_ path: String) -> Bool {
    // reached[n]: the characters so far can be what the first n parts stand for.
    var reached = Array(repeating: false, count: parts.count + 1)
    reached[0] = true
    passStars(&reached)
    for character in path {
      var next = Array(repeating: false, count: parts.count + 1)
      for (place, part) in parts.enumerated() where reached[place] {
        switch part {
        case .literal(let wanted): if wanted == character { next[place + 1] = true }
        case .acrossSegments: next[place] = true
        case .withinSegment: if character != "/" { next[place] = true }
        }
      }
      passStars(&next)
      reached = next
    }
    return reached[parts.count]
  }

  /// Stars may stand for nothing.
  private func passStars(_ reached: inout [Bool]) {
    for (place, part) in parts.enumerated() where reached[place] {
      if case .literal = part { continue }
      reached[place + 1] = true
    }
  }

  /// The patterns of an `@FILE`: one a line, without blank lines and what follows a `#`.
  package static func list(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }
}
