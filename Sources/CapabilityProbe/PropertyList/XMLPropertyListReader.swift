import CLibxml2

/// Reads the XML form by libxml2, for its line numbers.
///
/// Nothing outside the file is read, and no entity of its own is replaced.
struct XMLPropertyListReader {
  private let cursor: XMLCursor
  private let path: String
  private var count = 0

  static func read(_ bytes: [UInt8], path: String) throws(InputError) -> PropertyListNode {
    let cursor = try XMLCursor(bytes, path: path)
    var reader = XMLPropertyListReader(cursor: cursor, path: path)
    return try reader.document()
  }

  private mutating func document() throws(InputError) -> PropertyListNode {
    guard case .start(let tag)? = try cursor.next(), tag.name == "plist" else {
      throw InputError(path, line: 1, "the root is not 'plist'")
    }
    let inside = tag.isEmpty ? nil : try cursor.next()
    guard case .start(let first)? = inside else {
      throw InputError(path, line: tag.line, "'plist' holds no value")
    }
    let root = try value(first, depth: 0)
    guard case .end? = try cursor.next(), try cursor.next() == nil else {
      throw InputError(path, line: cursor.line, "'plist' holds more than one value")
    }
    return root
  }

  private mutating func value(
    _ tag: XMLCursor.Tag,
    depth: Int
  ) throws(InputError) -> PropertyListNode {
    count += 1
    if depth >= Limits.depth { throw fault(tag, "values are nested deeper than \(Limits.depth)") }
    if count > Limits.values { throw fault(tag, "there are more than \(Limits.values) values") }
    return PropertyListNode(try content(tag, depth), line: tag.line)
  }

  private mutating func content(
    _ tag: XMLCursor.Tag,
    _ depth: Int
  ) throws(InputError) -> PropertyListValue {
    switch tag.name {
    case "dict": return .dictionary(try dictionary(tag, depth))
    case "array": return .array(try array(tag, depth))
    case "string": return .string(try text(tag))
    case "true", "false":
      _ = try text(tag)
      return .boolean(tag.name == "true")
    case "integer":
      let digits = try text(tag)
      guard let number = Self.integer(digits) else { throw fault(tag, "'\(digits)' is no integer") }
      return .integer(number)
    case "real":
      let digits = try text(tag)
      guard let number = Double(digits) else { throw fault(tag, "'\(digits)' is no number") }
      return .real(number)
    case "date": return .date(try text(tag))
    case "data":
      _ = try text(tag)
      return .data
    default: throw fault(tag, "'\(tag.name)' is no value of a property list")
    }
  }

  private mutating func dictionary(
    _ tag: XMLCursor.Tag,
    _ depth: Int
  ) throws(InputError) -> PropertyListDictionary {
    var result = PropertyListDictionary()
    if tag.isEmpty { return result }
    while true {
      switch try cursor.next() {
      case .start(let key) where key.name == "key":
        let name = try text(key)
        guard case .start(let value)? = try cursor.next() else {
          throw fault(key, "the key '\(name)' has no value")
        }
        if value.name == "key" { throw fault(key, "the key '\(name)' has no value") }
        let node = try self.value(value, depth: depth + 1)
        result.set(PropertyListDictionary.Entry(name, line: key.line, node))
      case .start(let other): throw fault(other, "'\(other.name)' stands where a key should")
      case .text: throw InputError(path, line: cursor.line, "text stands where a key should")
      case .end: return result
      case nil: throw fault(tag, "'dict' has no end")
      }
    }
  }

  private mutating func array(
    _ tag: XMLCursor.Tag,
    _ depth: Int
  ) throws(InputError) -> [PropertyListNode] {
    var result: [PropertyListNode] = []
    if tag.isEmpty { return result }
    while true {
      switch try cursor.next() {
      case .start(let value): result.append(try self.value(value, depth: depth + 1))
      case .text: throw InputError(path, line: cursor.line, "text stands where a value should")
      case .end: return result
      case nil: throw fault(tag, "'array' has no end")
      }
    }
  }

  private func text(_ tag: XMLCursor.Tag) throws(InputError) -> String {
    if tag.isEmpty { return "" }
    var result = ""
    while true {
      switch try cursor.next(keepsSpace: true) {
      case .text(let part): result += part
      case .end: return result
      case .start(let other): throw fault(other, "'\(other.name)' stands inside '\(tag.name)'")
      case nil: throw fault(tag, "'\(tag.name)' has no end")
      }
    }
  }

  private static func integer(_ text: String) -> Int64? {
    let digits = text.filter { !$0.isWhitespace }
    if digits.hasPrefix("0x") { return Int64(digits.dropFirst(2), radix: 16) }
    return Int64(digits)
  }

  private func fault(_ tag: XMLCursor.Tag, _ message: String) -> InputError {
    InputError(path, line: tag.line, message)
  }
}
