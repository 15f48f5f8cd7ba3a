package import SceneLifecycle

/// The fields of an object, looked up by name; those that nobody asks for are ignored.
package struct Fields {
  /// Where an object stands, as an error says it; made to words only then.
  package enum Place: CustomStringConvertible {
    case message
    case answer(to: MessageName)
    case element(Int, of: String)
    case field(String)

    package var description: String {
      switch self {
      case .message: "the message"
      case .answer(let name): "the answer to '\(name)'"
      case .element(let number, let name): "element \(number) of '\(name)'"
      case .field(let name): "'\(name)'"
      }
    }
  }

  private let fields: [JSONValue.Field]
  private let place: Place

  /// Takes an object apart.
  package init(_ value: JSONValue, _ place: Place) throws(ProtocolError) {
    guard case .object(let fields) = value else {
      throw ProtocolError("\(place) is \(value.kind), not an object")
    }
    self.fields = fields
    self.place = place
  }

  /// The value of a field; `nil` when it is absent or null.
  package func optional(_ name: String) -> JSONValue? {
    let value = fields.first { $0.name == name }?.value
    return value == .null ? nil : value
  }

  /// The value of a field that must be there.
  package func value(_ name: String) throws(ProtocolError) -> JSONValue {
    if let value = optional(name) { return value }
    throw ProtocolError("\(place) has no '\(name)'")
  }

  package func wrong(_ name: String, _ expected: String) -> ProtocolError {
    ProtocolError("'\(name)' of \(place) must be \(expected)")
  }

  package func text(_ name: String) throws(ProtocolError) -> String {
    guard case .string(let text) = try value(name) else { throw wrong(name, "a string") }
    return text
  }

  package func optionalText(_ name: String) throws(ProtocolError) -> String? {
    optional(name) == nil ? nil : try text(name)
  }

  package func integer(_ name: String) throws(ProtocolError) -> Int {
    guard case .integer(let number) = try value(name) else { throw wrong(name, "a whole number") }
    return number
  }

  /// A field that is false when it is absent.
  package func flag(_ name: String) throws(ProtocolError) -> Bool {
    guard let value = optional(name) else { return false }
    guard case .boolean(let flag) = value else { throw wrong(name, "true or false") }
    return flag
  }

  package func list(_ name: String) throws(ProtocolError) -> [JSONValue] {
    guard case .array(let list) = try value(name) else { throw wrong(name, "a list") }
    return list
  }

  /// A list of objects; `nil` when it is absent.
  func optionalObjects(_ name: String) throws(ProtocolError) -> [Fields]? {
    guard optional(name) != nil else { return nil }
    var objects: [Fields] = []
    for (number, value) in try list(name).enumerated() {
      objects.append(try Fields(value, .element(number + 1, of: name)))
    }
    return objects
  }

  /// One word of a closed list.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(ProtocolError) -> Word where Word.RawValue == String {
    let text = try text(name)
    if let word = Word(rawValue: text) { return word }
    let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
    throw ProtocolError("'\(name)' of \(place) is '\(text)'; known are \(known)")
  }

  package func session(_ name: String) throws(ProtocolError) -> SessionID {
    guard let session = SessionID(try text(name)) else {
      throw wrong(name, "a session, as in 's1'")
    }
    return session
  }

  func optionalSession(_ name: String) throws(ProtocolError) -> SessionID? {
    optional(name) == nil ? nil : try session(name)
  }

  package func scene(_ name: String) throws(ProtocolError) -> SceneID {
    guard let scene = SceneID(try text(name)) else {
      throw wrong(name, "a scene, as in 's1.1'")
    }
    return scene
  }

  /// A list of sessions by their identifiers.
  func sessions(_ name: String) throws(ProtocolError) -> [SessionID] {
    var sessions: [SessionID] = []
    for value in try list(name) {
      guard case .string(let text) = value, let session = SessionID(text) else {
        throw wrong(name, "a list of sessions, as in 's1'")
      }
      sessions.append(session)
    }
    return sessions
  }
}
