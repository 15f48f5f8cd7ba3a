/// A source as it is compiled: a copy in which two kinds of token are others.
///
/// `@UIApplicationMain` becomes `@main`, and `#available(…)` in a condition asks the device of the
/// scenario. Lines stay where they are.
struct RewrittenSource {
  /// A place that was changed.
  struct Change: Hashable {
    let line: Int
    let from: String
    let to: String
  }

  let text: String
  let changes: [Change]
  /// Whether the app names the identifiers of sessions, and so can keep something for each.
  let namesSessions: Bool

  /// Rewrites a source.
  ///
  /// - Parameters:
  ///   - bytes: The source.
  ///   - path: What the compiler calls the file.
  init(_ bytes: [UInt8], path: String) {
    let source = SwiftTokens(bytes)
    let tokens = source.tokens
    var changes: [Change] = []
    var output = Array("#sourceLocation(file: \(path.quotedForSwift), line: 1)\n".utf8)
    var copied = 0
    var line = 1
    var namesSessions = false
    func replace(_ range: Range<Int>, by new: String) {
      line += bytes[copied..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      output += bytes[copied..<range.lowerBound]
      output += new.utf8
      // A condition over several lines keeps its line feeds, so that what follows stays in its place.
      let feeds = bytes[range].count { $0 == UInt8(ascii: "\n") }
      output += repeatElement(UInt8(ascii: "\n"), count: feeds)
      let from = String(decoding: bytes[range], as: UTF8.self)
      changes.append(Change(line: line, from: from, to: new))
      line += feeds
      copied = range.upperBound
    }
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      defer { index += 1 }
      guard token.kind == .word else { continue }
      switch source.text(token) {
      case "@UIApplicationMain": replace(token.range, by: "@main")
      case "persistentIdentifier": namesSessions = true
      case let word where word == "#available" || word == "#unavailable":
        guard let end = source.endOfList(after: index) else { continue }
        let list = bytes[(tokens[index + 1].range.upperBound)..<tokens[end].range.lowerBound]
        let versions = list.split { $0 == 10 || $0 == 13 }.joined(separator: [32])
        let text = String(decoding: Array(versions), as: UTF8.self).quotedForSwift
        let sign = word == "#available" ? "" : "!"
        replace(
          token.range.lowerBound..<tokens[end].range.upperBound,
          by: "\(sign)sceneCheckAvailable(\(text))"
        )
        index = end
      default: continue
      }
    }
    output += bytes[copied...]
    text = String(decoding: output, as: UTF8.self)
    self.changes = changes
    self.namesSessions = namesSessions
  }
}

extension SwiftTokens {
  /// The index of the parenthesis that ends the list behind a token; `nil` when there is none.
  fileprivate func endOfList(after index: Int) -> Int? {
    guard index + 1 < tokens.count, text(tokens[index + 1]) == "(" else { return nil }
    return tokens[(index + 2)...].firstIndex { text($0) == ")" }
  }
}

extension String {
  /// The text as a literal of Swift.
  var quotedForSwift: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\0": literal += "\\0"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
