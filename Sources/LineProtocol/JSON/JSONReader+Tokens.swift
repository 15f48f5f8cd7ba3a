/// Strings and numbers.
extension JSONReader {
  /// Reads a string from its opening quote to behind the closing one.
  mutating func string() throws(JSONError) -> String {
    place += 1
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        let text = try text(bytes[start..<place], from: start)
        place += 1
        return text
      case UInt8(ascii: "\\"): return try stringWithEscapes(from: start)
      case ..<0x20: throw error("a control character stands in a string; escape it")
      default: place += 1
      }
    }
    throw error("expected '\"'")
  }

  /// The seldom case: goes on at the first backslash, and copies.
  private mutating func stringWithEscapes(from start: Int) throws(JSONError) -> String {
    var plain = Array(bytes[start..<place])
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        let text = try text(plain[...], from: start)
        place += 1
        return text
      case UInt8(ascii: "\\"): plain += Array(String(try escape()).utf8)
      case ..<0x20: throw error("a control character stands in a string; escape it")
      default:
        plain.append(byte)
        place += 1
      }
    }
    throw error("expected '\"'")
  }

  private func text(_ bytes: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw error("the string is not UTF-8", at: start)
    }
    return text
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = place
    place += 1
    let letter = byte
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default: throw error("unknown escape", at: start)
    }
  }

  private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try fourDigits(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isHigh = (0xD800...0xDBFF).contains(first)
    if isHigh, byte == UInt8(ascii: "\\"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "u")
    {
      place += 2
      let second = try fourDigits(start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw error("half of a surrogate pair", at: start)
  }

  private mutating func fourDigits(_ start: Int) throws(JSONError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error("expected four hexadecimal digits after '\\u'", at: start)
      }
      number = number << 4 + UInt32(digit)
      place += 1
    }
    return number
  }

  /// Reads a number as RFC 8259 writes it: no leading zero, digits on both sides of the point.
  mutating func number() throws(JSONError) -> JSONValue {
    let start = place
    if byte == UInt8(ascii: "-") { place += 1 }
    if byte == UInt8(ascii: "0") { place += 1 } else { try digits() }
    var isWhole = true
    if byte == UInt8(ascii: ".") {
      isWhole = false
      place += 1
      try digits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      isWhole = false
      place += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole, let number = Int(text) { return .integer(number) }
    if !isWhole, let number = Double(text), number.isFinite { return .real(number) }
    throw error("the number is out of range", at: start)
  }

  private mutating func digits() throws(JSONError) {
    let start = place
    while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    if place == start { throw error("expected a digit") }
  }
}
