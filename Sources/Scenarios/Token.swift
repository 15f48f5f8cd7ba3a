/// The smallest part of a line.
package struct Token: Hashable, Sendable {
  /// What a token is.
  package enum Kind: Hashable, Sendable {
    case word(String)
    /// Text in double quotes, decoded.
    case text(String)
    case comma
    case equals
  }

  package var kind: Kind
  /// The Unicode scalar of the line, from 1.
  package var column: Int
  /// As written.
  package var source: String
}

extension Unicode.Scalar {
  /// Whether the notation refuses this character, written as itself.
  var isControl: Bool { (value < 0x20 && self != "\t") || (0x7F...0x9F).contains(value) }

  var isDigit: Bool { ("0"..."9").contains(self) }
  var isUpperCase: Bool { ("A"..."Z").contains(self) }
  var isAlphanumeric: Bool { isDigit || isUpperCase || ("a"..."z").contains(self) }
  /// A control character counts as a space, so that one in a line is one error.
  package var isBlank: Bool { self == " " || self == "\t" || isControl }
}

extension Sequence<Unicode.Scalar> {
  var string: String { String(String.UnicodeScalarView(self)) }
}

/// Takes a line apart; a comment is left out.
struct Tokenizer {
  private let line: [Unicode.Scalar]
  private var position = 0
  private(set) var tokens: [Token] = []
  private(set) var findings: [Finding] = []

  init(_ line: [Unicode.Scalar]) {
    self.line = line
    while position < line.count, line[position] != "#" {
      let start = position
      switch line[position] {
      case let blank where blank.isBlank: position += 1
      case ",": symbol(.comma)
      case "=": symbol(.equals)
      case "\"":
        let text = readText()
        add(.text(text), from: start)
      default:
        while position < line.count, !Self.endsWord(line[position]) { position += 1 }
        add(.word(line[start..<position].string), from: start)
      }
    }
  }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isBlank || scalar == "\"" || scalar == "," || scalar == "=" || scalar == "#"
  }

  private mutating func symbol(_ kind: Token.Kind) {
    position += 1
    add(kind, from: position - 1)
  }

  private mutating func add(_ kind: Token.Kind, from start: Int) {
    let source = line[start..<position].string
    tokens.append(Token(kind: kind, column: start + 1, source: source))
  }

  private mutating func readText() -> String {
    let start = position
    var text: [Unicode.Scalar] = []
    position += 1
    while position < line.count {
      let scalar = line[position]
      position += 1
      switch scalar {
      case "\"": return text.string
      case "\\": if let escaped = readEscape() { text.append(escaped) }
      default: text.append(scalar)
      }
    }
    findings.append(Finding(complaint: .openText, column: start + 1, words: []))
    return text.string
  }

  /// Reads what follows a backslash; `nil`, and a finding, when it is no escape.
  private mutating func readEscape() -> Unicode.Scalar? {
    let start = position - 1
    // A backslash at the end of the line leaves the text open, which is the error to report.
    guard position < line.count else { return nil }
    let letter = line[position]
    position += 1
    switch letter {
    case "\"", "\\": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      if let scalar = readCodePoint() { return scalar }
    default: break
    }
    let words = [line[start..<position].string]
    findings.append(Finding(complaint: .unknownEscape, column: start + 1, words: words))
    return nil
  }

  private mutating func readCodePoint() -> Unicode.Scalar? {
    guard position < line.count, line[position] == "{" else { return nil }
    position += 1
    let start = position
    while position < line.count, line[position].properties.isASCIIHexDigit { position += 1 }
    let digits = line[start..<position]
    guard position < line.count, line[position] == "}" else { return nil }
    position += 1
    guard (1...6).contains(digits.count), let value = UInt32(digits.string, radix: 16) else {
      return nil
    }
    return Unicode.Scalar(value)
  }
}
