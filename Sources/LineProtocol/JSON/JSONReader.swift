/// Reads one line of JSON (RFC 8259), stricter than most readers.
///
/// Not taken are names that stand twice in an object, surrogates by themselves, whole numbers beyond
/// 64 bits and others beyond a double: other languages read them in different ways.
package struct JSONReader {
  /// The longest line either side may write, in bytes, its line feed not counted.
  package static let lineLimit = 1 << 20
  /// How deep lists and objects may be nested.
  package static let depthLimit = 32

  let bytes: [UInt8]
  var place = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a value that fills the line.
  ///
  /// - Throws: What is wrong, and where.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    if bytes.count > lineLimit {
      throw JSONError(column: 1, message: "the line is longer than \(lineLimit) bytes")
    }
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    if reader.place < bytes.count { throw reader.error("expected the end of the line") }
    return value
  }

  /// The byte at the present place; 0, which no JSON contains, at the end.
  var byte: UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// An error at the present place.
  func error(_ message: String) -> JSONError { error(message, at: place) }

  func error(_ message: String, at place: Int) -> JSONError {
    let before = bytes[..<min(place, bytes.count)]
    // A scalar has one byte that is no continuation.
    return JSONError(column: before.count { $0 & 0xC0 != 0x80 } + 1, message: message)
  }

  private mutating func skipSpace() {
    while byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { place += 1 }
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return .object(try fields())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw error("expected a value")
    }
  }

  private mutating func word(
    _ word: StaticString,
    _ value: JSONValue
  ) throws(JSONError) -> JSONValue {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[place..<end]) })
    else { throw error("expected a value") }
    place = end
    return value
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    if depth > Self.depthLimit {
      throw error("nested deeper than \(Self.depthLimit) lists and objects")
    }
    place += 1
    skipSpace()
  }

  private mutating func leave() {
    depth -= 1
    place += 1
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    try enter()
    var elements: [JSONValue] = []
    while byte != UInt8(ascii: "]") {
      if !elements.isEmpty { try comma(or: "]") }
      elements.append(try value())
      skipSpace()
    }
    leave()
    return elements
  }

  private mutating func fields() throws(JSONError) -> [JSONValue.Field] {
    try enter()
    var fields: [JSONValue.Field] = []
    // Only for objects of many fields: to compare a few names takes less than to hash them.
    var names: Set<String> = []
    while byte != UInt8(ascii: "}") {
      if !fields.isEmpty {
        try comma(or: "}")
        skipSpace()
      }
      guard byte == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let start = place
      let name = try string()
      let isNew = fields.count >= 16 && names.insert(name).inserted
      // By scalars, as JSON means it: Swift's strings are equal when they look equal.
      guard isNew || !fields.contains(where: { $0.name.isSame(as: name) }) else {
        throw error("the name stands twice in its object", at: start)
      }
      if fields.count == 15 { names = Set(fields.map(\.name) + [name]) }
      skipSpace()
      guard byte == UInt8(ascii: ":") else { throw error("expected ':'") }
      place += 1
      fields.append(JSONValue.Field(name, try value()))
      skipSpace()
    }
    leave()
    return fields
  }

  private mutating func comma(or end: String) throws(JSONError) {
    guard byte == UInt8(ascii: ",") else { throw error("expected ',' or '\(end)'") }
    place += 1
  }
}

extension String {
  /// Whether both consist of the same scalars.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
