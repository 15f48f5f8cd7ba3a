/// A JSON value as it was written: the fields of an object keep their order.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  /// A number without fraction and exponent.
  case integer(Int)
  /// A number with a fraction or an exponent; always finite.
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([Field])

  /// A name with its value.
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What kind of value it is, as an error message says it.
  var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer, .real: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Why a line is no JSON, or not what the protocol allows of it.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  /// Where reading stopped, in Unicode scalars from 1.
  package let column: Int
  package let message: String

  package var description: String { "column \(column): \(message)" }
}
