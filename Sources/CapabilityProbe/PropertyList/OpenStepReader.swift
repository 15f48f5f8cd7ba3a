/// Reads the old text form, in which Xcode keeps its projects too.
struct OpenStepReader {
  private let bytes: [UInt8]
  private let path: String
  private var place = 0
  private var line = 1
  private var count = 0

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  mutating func read() throws(InputError) -> PropertyListNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    let root = try value(depth: 0)
    try skipSpace()
    if place < bytes.count { throw unexpected("the end of the file") }
    return root
  }

  private mutating func value(depth: Int) throws(InputError) -> PropertyListNode {
    try skipSpace()
    guard depth < Limits.depth else { throw fault("values are nested deeper than \(Limits.depth)") }
    count += 1
    guard count <= Limits.values else { throw fault("there are more than \(Limits.values) values") }
    let start = line
    switch peek {
    case UInt8(ascii: "{"): return PropertyListNode(.dictionary(try dictionary(depth)), line: start)
    case UInt8(ascii: "("): return PropertyListNode(.array(try array(depth)), line: start)
    case UInt8(ascii: "<"):
      try data()
      return PropertyListNode(.data, line: start)
    default: return PropertyListNode(.string(try string()), line: start)
    }
  }

  private mutating func dictionary(_ depth: Int) throws(InputError) -> PropertyListDictionary {
    place += 1
    var result = PropertyListDictionary()
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return result }
      let start = line
      let key = try string()
      try skipSpace()
      guard take(UInt8(ascii: "=")) else { throw unexpected("'=' after the key '\(key)'") }
      let node = try value(depth: depth + 1)
      result.set(PropertyListDictionary.Entry(key, line: start, node))
      try skipSpace()
      if take(UInt8(ascii: ";")) { continue }
      guard peek == UInt8(ascii: "}") else { throw unexpected("';' after the value of '\(key)'") }
    }
  }

  private mutating func array(_ depth: Int) throws(InputError) -> [PropertyListNode] {
    place += 1
    var result: [PropertyListNode] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return result }
      result.append(try value(depth: depth + 1))
      try skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard peek == UInt8(ascii: ")") else { throw unexpected("',' or ')'") }
    }
  }

  private mutating func data() throws(InputError) {
    place += 1
    while let byte = peek, byte != UInt8(ascii: ">") {
      guard Self.isHexadecimal(byte) || Self.isSpace(byte) else { throw unexpected("'>'") }
      advance()
    }
    guard take(UInt8(ascii: ">")) else { throw unexpected("'>'") }
  }

  private mutating func string() throws(InputError) -> String {
    guard let first = peek else { throw unexpected("a value") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = place
    while let byte = peek, Self.isPlain(byte) { place += 1 }
    guard place > start else { throw unexpected("a value") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(_ mark: UInt8) throws(InputError) -> String {
    let start = line
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      advance()
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    throw InputError(path, line: start, "the quoted string has no end")
  }

  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = peek else { return }
    advance()
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let code = number(digits: 4, radix: 16)
      text += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      place -= 1
      text += Array(String(Unicode.Scalar(number(digits: 3, radix: 8)) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  private mutating func number(digits: Int, radix: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < Int(radix)
      else { break }
      result = result * radix + UInt32(digit)
      place += 1
    }
    return result
  }

  private mutating func skipSpace() throws(InputError) {
    while let byte = peek {
      if Self.isSpace(byte) {
        advance()
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "/")) {
        while let next = peek, next != 0x0A, next != 0x0D { place += 1 }
      } else if byte == UInt8(ascii: "/"), follows(UInt8(ascii: "*")) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(InputError) {
    let start = line
    place += 2
    while let byte = peek {
      if byte == UInt8(ascii: "*"), follows(UInt8(ascii: "/")) {
        place += 2
        return
      }
      advance()
    }
    throw InputError(path, line: start, "the comment has no end")
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }
  private func follows(_ byte: UInt8) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == byte
  }

  private mutating func advance() {
    if bytes[place] == 0x0A { line += 1 }
    place += 1
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    place += 1
    return true
  }

  private func unexpected(_ wanted: String) -> InputError {
    guard let byte = peek else { return fault("the file ends where \(wanted) should stand") }
    let found =
      (0x20..<0x7F).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
    return fault("\(found) stands where \(wanted) should")
  }

  private func fault(_ message: String) -> InputError { InputError(path, line: line, message) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Character(Unicode.Scalar(byte)).isHexDigit
  }
  /// What needs no quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
