/// The words of a Swift source, without what stands in strings, comments and regular expressions.
///
/// It reads bytes once, from front to back. What is wrong Swift is left to the compiler: an
/// unfinished string ends with its line.
struct SwiftTokens {
  /// One word or sign.
  struct Token: Hashable {
    enum Kind: Hashable {
      /// A name, a keyword or a number, with what leads it: `@main`, `#available`, `import`.
      case word
      /// A sign, a byte of it.
      case sign
    }

    let kind: Kind
    let range: Range<Int>
  }

  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private var place = 0

  /// Reads a source.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    readCode(depth: 0)
  }

  /// What a token says.
  func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  private static let depthLimit = 64

  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(place + offset) ? bytes[place + offset] : nil
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      place + wanted.count <= bytes.count
        && bytes[place..<(place + wanted.count)].elementsEqual(wanted)
    }
  }

  /// Reads to the end, or in an interpolation to the parenthesis that ends it.
  private mutating func readCode(depth: Int) {
    var parentheses = 0
    while let byte = byte() {
      if isAt("//") {
        skipLine()
      } else if isAt("/*") {
        skipComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && startsRaw {
        readString(depth: depth)
      } else if byte.isPartOfWord || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
        readWord()
      } else {
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") {
          if depth > 0, parentheses == 0 { return }
          parentheses -= 1
        }
        if !byte.isSpace { tokens.append(Token(kind: .sign, range: place..<(place + 1))) }
        place += 1
      }
    }
  }

  private mutating func readWord() {
    let start = place
    place += 1
    while let byte = byte(), byte.isPartOfWord { place += 1 }
    tokens.append(Token(kind: .word, range: start..<place))
  }

  private mutating func skipLine() {
    while let byte = byte(), byte != UInt8(ascii: "\n") { place += 1 }
  }

  /// Comments of this form stand in each other.
  private mutating func skipComment() {
    var open = 0
    repeat {
      if isAt("/*") {
        open += 1
        place += 2
      } else if isAt("*/") {
        open -= 1
        place += 2
      } else {
        place += 1
      }
    } while open > 0 && place < bytes.count
  }

  /// Whether the number signs here lead a string or a regular expression.
  private var startsRaw: Bool {
    var offset = 0
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"") || byte(offset) == UInt8(ascii: "/")
  }

  private mutating func readString(depth: Int) {
    var signs = 0
    while byte() == UInt8(ascii: "#") {
      signs += 1
      place += 1
    }
    let quote = byte() ?? 0
    let isLong = isAt("\"\"\"")
    place += isLong ? 3 : 1
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), hasSigns(signs, after: 1) {
        place += 1 + signs
        if self.byte() == UInt8(ascii: "("), quote == UInt8(ascii: "\""), depth < Self.depthLimit {
          place += 1
          readCode(depth: depth + 1)
        }
        place += 1
      } else if ends(byte, quote, isLong), hasSigns(signs, after: isLong ? 3 : 1) {
        place += (isLong ? 3 : 1) + signs
        return
      } else if byte == UInt8(ascii: "\n"), !isLong, quote == UInt8(ascii: "\"") {
        return
      } else {
        place += 1
      }
    }
  }

  private func ends(_ byte: UInt8, _ quote: UInt8, _ isLong: Bool) -> Bool {
    isLong ? isAt("\"\"\"") : byte == quote
  }

  private func hasSigns(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }
}
