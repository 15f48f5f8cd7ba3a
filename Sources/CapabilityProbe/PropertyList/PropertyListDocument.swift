/// A property list as it was read.
public struct PropertyListDocument: Sendable {
  /// How it was written.
  public enum Form: String, Sendable {
    /// XML, which has lines.
    case xml
    /// Apple's binary form, which has none.
    case binary
    /// The old text form, whose only plain value is the string.
    case openStep = "OpenStep"
  }

  /// The form the file was written in.
  public let form: Form
  /// The outermost dictionary.
  public let root: PropertyListDictionary

  /// A document that was put together, not read.
  public init(form: Form, root: PropertyListDictionary) {
    self.form = form
    self.root = root
  }

  /// Reads a property list of any form; its content tells which.
  public init(_ bytes: [UInt8], path: String) throws(InputError) {
    guard bytes.count <= Limits.bytes else {
      throw InputError(path, "it has \(bytes.count) bytes; at most \(Limits.bytes) are read")
    }
    form = Self.form(of: bytes)
    let root: PropertyListNode
    switch form {
    case .binary:
      var reader = try BinaryReader(bytes, path: path)
      root = try reader.read()
    case .xml: root = try XMLPropertyListReader.read(bytes, path: path)
    case .openStep:
      var reader = OpenStepReader(bytes, path: path)
      root = try reader.read()
    }
    guard let dictionary = root.dictionary else {
      throw InputError(
        path,
        line: root.line,
        "the root is \(root.value.kind)",
        hint: "an Info.plist is a dictionary"
      )
    }
    self.root = dictionary
  }

  private static func form(of bytes: [UInt8]) -> Form {
    if bytes.starts(with: "bplist".utf8) { return .binary }
    // Byte order marks, in which only XML begins here.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return .xml }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "<") else { return .openStep }
    // OpenStep's data begins with the same character, but with a hexadecimal digit after it.
    let start = text.drop { $0 != UInt8(ascii: "<") }.dropFirst().first
    return start == UInt8(ascii: "?") || start == UInt8(ascii: "!") || start == UInt8(ascii: "p")
      ? .xml : .openStep
  }
}

/// What bounds the work on a file that nobody vouches for.
public enum Limits {
  /// The largest file read, in bytes.
  public static let bytes = 16 << 20
  /// How deeply values may be nested.
  public static let depth = 100
  /// How many values a file may have, shared ones counted each time.
  public static let values = 1_000_000
}
