import SceneLifecycle

/// Property-list values and activities.
///
/// What JSON cannot tell apart in every language is an object with one field whose name begins with
/// `$`: data, numbers that are not whole, whole numbers beyond 53 bits, and dictionaries that have such
/// a name themselves.
extension JSONWriter {
  mutating func property(_ value: PropertyValue) {
    switch value {
    case .string(let text): string(text)
    case .boolean(let flag): boolean(flag)
    case .array(let elements): array { for element in elements { $0.property(element) } }
    case .integer(let number):
      if number.magnitude <= 1 << 53 { return integer(number) }
      object { $0.field("$integer", String(number)) }
    case .real(let number): object { $0.field("$real", number.description) }
    case .data(let bytes): object { $0.field("$data", Base64.text(bytes)) }
    case .dictionary(let entries):
      guard entries.keys.contains(where: { $0.utf8.first == UInt8(ascii: "$") }) else {
        return dictionary(entries)
      }
      object {
        $0.name("$dictionary")
        $0.dictionary(entries)
      }
    }
  }

  /// Writes the entries in the order of their names, so that the same value gives the same bytes.
  mutating func dictionary(_ entries: [String: PropertyValue]) {
    object { writer in
      for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
        writer.name(name)
        writer.property(value)
      }
    }
  }

  mutating func activity(_ activity: Activity) {
    object {
      $0.field("type", activity.type)
      if let target = activity.target { $0.field("target", target) }
      $0.name("userInfo")
      $0.dictionary(activity.userInfo)
    }
  }
}

extension PropertyValue {
  init(_ value: JSONValue) throws(ProtocolError) {
    switch value {
    case .null: throw ProtocolError("a property list has no null")
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .string(let text): self = .string(text)
    case .array(let values):
      var elements: [PropertyValue] = []
      for value in values { elements.append(try PropertyValue(value)) }
      self = .array(elements)
    case .object(let fields):
      if let field = fields.first, field.name.utf8.first == UInt8(ascii: "$"), fields.count == 1 {
        self = try Self.tagged(field)
      } else {
        self = .dictionary(try Self.entries(value))
      }
    }
  }

  static func entries(_ value: JSONValue) throws(ProtocolError) -> [String: PropertyValue] {
    guard case .object(let fields) = value else {
      throw ProtocolError("expected a dictionary, found \(value.kind)")
    }
    var entries: [String: PropertyValue] = [:]
    for field in fields { entries[field.name] = try PropertyValue(field.value) }
    return entries
  }

  private static func tagged(_ field: JSONValue.Field) throws(ProtocolError) -> PropertyValue {
    switch (field.name, field.value) {
    case ("$dictionary", let value): return .dictionary(try entries(value))
    case ("$data", .string(let text)):
      if let bytes = Base64.bytes(text) { return .data(bytes) }
    case ("$real", .string(let text)):
      if let number = Double(text) { return .real(number) }
    case ("$integer", .string(let text)):
      if let number = Int(text) { return .integer(number) }
    default: break
    }
    throw ProtocolError("'\(field.name)' is no tag of a property-list value, or not of this one")
  }
}

extension Fields {
  /// A dictionary that is empty when it is absent.
  func userInfo() throws(ProtocolError) -> [String: PropertyValue] {
    guard let value = optional("userInfo") else { return [:] }
    return try PropertyValue.entries(value)
  }

  func optionalActivity(_ name: String) throws(ProtocolError) -> Activity? {
    guard let value = optional(name) else { return nil }
    return try Fields(value, .field(name)).asActivity()
  }

  func activity(_ name: String) throws(ProtocolError) -> Activity {
    try Fields(value(name), .field(name)).asActivity()
  }

  func asActivity() throws(ProtocolError) -> Activity {
    Activity(type: try text("type"), target: try optionalText("target"), userInfo: try userInfo())
  }
}
