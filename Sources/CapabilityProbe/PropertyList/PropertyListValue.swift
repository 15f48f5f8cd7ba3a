/// A value of a property list with the line it stands on.
public struct PropertyListNode: Sendable {
  /// What stands there.
  public let value: PropertyListValue
  /// The line of the file, from 1; `nil` where the form has none.
  public let line: Int?

  /// A value, with its line from 1 where the form has lines.
  public init(_ value: PropertyListValue, line: Int? = nil) {
    self.value = value
    self.line = line
  }
}

/// What property lists can hold.
public indirect enum PropertyListValue: Sendable {
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A number with a fraction.
  case real(Double)
  /// True or false.
  case boolean(Bool)
  /// A date as it is written; the probe needs none.
  case date(String)
  /// Bytes, of which the probe only needs to know that they are there.
  case data
  /// Values in order.
  case array([PropertyListNode])
  /// Values by their keys.
  case dictionary(PropertyListDictionary)

  /// The kind in words, for messages.
  public var kind: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A dictionary that remembers the order and the lines of its keys; of equal keys the last one counts.
public struct PropertyListDictionary: Sendable {
  /// A key with its value.
  public struct Entry: Sendable {
    /// The key, without the suffix of a device once that has been applied.
    public let key: String
    /// The line of the key, from 1; `nil` where the form has none.
    public let line: Int?
    /// The value.
    public let node: PropertyListNode
    /// The key as the file has it, with a device's suffix where there is one.
    public let written: String
    /// The file of a key that another one added, such as a project's setting; `nil` for the list's own.
    public let file: String?

    /// An entry; what is left out of `written` is the key itself.
    public init(
      _ key: String,
      line: Int? = nil,
      _ node: PropertyListNode,
      written: String? = nil,
      file: String? = nil
    ) {
      self.file = file
      self.key = key
      self.written = written ?? key
      self.line = line
      self.node = node
    }
  }

  /// The entries in the order of the file.
  public private(set) var entries: [Entry] = []
  private var places: [String: Int] = [:]

  /// A dictionary without entries.
  public init() {}

  /// A dictionary of entries, of which the last with a key counts.
  public init(_ entries: [Entry]) {
    for entry in entries { set(entry) }
  }

  /// Adds an entry, in the place of an earlier one with its key.
  public mutating func set(_ entry: Entry) {
    if let place = places[entry.key] {
      entries[place] = entry
    } else {
      places[entry.key] = entries.count
      entries.append(entry)
    }
  }

  /// The entry of a key; `nil` when there is none.
  public func entry(_ key: String) -> Entry? { places[key].map { entries[$0] } }

  /// The value of a key; `nil` when there is none.
  public subscript(_ key: String) -> PropertyListNode? { entry(key)?.node }
}

extension PropertyListNode {
  /// The text; `nil` for any other value.
  public var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The values of an array; `nil` for any other value.
  public var array: [PropertyListNode]? {
    if case .array(let nodes) = value { nodes } else { nil }
  }
  /// The dictionary; `nil` for any other value.
  public var dictionary: PropertyListDictionary? {
    if case .dictionary(let content) = value { content } else { nil }
  }
}
