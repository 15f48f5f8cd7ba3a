/// Writes JSON without spaces into bytes; commas and colons come by themselves.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Puts the comma where a value or a name follows another value.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): return
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  package mutating func name(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func null() {
    separate()
    raw("null")
  }

  package mutating func boolean(_ value: Bool) {
    separate()
    raw(value ? "true" : "false")
  }

  package mutating func integer(_ value: Int) {
    separate()
    raw(String(value))
  }

  /// Writes the shortest digits that read back as the same number, which is finite.
  package mutating func real(_ value: Double) {
    precondition(value.isFinite, "JSON has no \(value)")
    separate()
    raw(value.description)
  }

  package mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: raw("\\n")
      case ..<0x20: raw("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an object; the body writes names and values in turn.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a list; the body writes the values.
  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    body(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let value): boolean(value)
    case .integer(let value): integer(value)
    case .real(let value): real(value)
    case .string(let value): string(value)
    case .array(let elements): array { for element in elements { $0.value(element) } }
    case .object(let fields):
      object {
        for field in fields {
          $0.name(field.name)
          $0.value(field.value)
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a name with a text.
  mutating func field(_ name: String, _ text: String) {
    self.name(name)
    string(text)
  }
}
