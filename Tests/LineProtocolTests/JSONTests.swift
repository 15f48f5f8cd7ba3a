import LineProtocol
import Testing

@Suite struct JSONTests {
  /// Lines that are not taken, and why.
  static let wrong = [
    ("", "column 1: expected a value"),
    ("{", "column 2: expected a name in quotes"),
    ("[1,]", "column 4: expected a value"),
    ("[1 2]", "column 4: expected ',' or ']'"),
    ("{\"a\" 1}", "column 6: expected ':'"),
    ("{\"a\":1,}", "column 8: expected a name in quotes"),
    ("{\"a\":1,\"\\u0061\":2}", "column 8: the name stands twice in its object"),
    ("nul", "column 1: expected a value"),
    ("true false", "column 6: expected the end of the line"),
    ("\"ä", "column 3: expected '\"'"),
    ("\"\t\"", "column 2: a control character stands in a string; escape it"),
    ("\"\\x\"", "column 2: unknown escape"),
    ("\"ä\\u12g4\"", "column 3: expected four hexadecimal digits after '\\u'"),
    ("\"\\ud800\"", "column 2: half of a surrogate pair"),
    ("\"\\ud800\\u0041\"", "column 2: half of a surrogate pair"),
    ("01", "column 2: expected the end of the line"),
    ("-", "column 2: expected a digit"),
    ("1.", "column 3: expected a digit"),
    ("1e", "column 3: expected a digit"),
    ("9223372036854775808", "column 1: the number is out of range"),
    ("1e999", "column 1: the number is out of range"),
    (
      String(repeating: "[", count: 33),
      "column 33: nested deeper than 32 lists and objects"
    ),
  ]

  @Test(arguments: wrong) func `what is wrong is named with its column`(
    line: String,
    message: String
  ) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(Array(line.utf8)) }
    #expect(error?.description == message)
  }

  @Test(arguments: [0, 14, 15, 16, 17, 39]) func `a name that stands twice is found among many`(
    place: Int
  ) {
    let fields = (0..<40).map { "\"\($0)\":\($0)" }
    let whole = Array("{\(fields.joined(separator: ","))}".utf8)
    #expect(throws: Never.self) { try JSONReader.read(whole) }
    let twice = Array("{\((fields + [fields[place]]).joined(separator: ","))}".utf8)
    #expect(throws: JSONError.self) { try JSONReader.read(twice) }
  }

  @Test func `a string that is not UTF-8 is not taken`() {
    let error = #expect(throws: JSONError.self) { try JSONReader.read([0x22, 0xC3, 0x22]) }
    #expect(error?.description == "column 2: the string is not UTF-8")
  }

  @Test func `as deep as allowed is taken, and a line too long is not`() throws {
    let deep = String(repeating: "[", count: 32) + String(repeating: "]", count: 32)
    #expect(throws: Never.self) { try JSONReader.read(Array(deep.utf8)) }
    let long = Array(repeating: UInt8(ascii: " "), count: JSONReader.lineLimit + 1)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(long) }
    #expect(error?.description == "column 1: the line is longer than 1048576 bytes")
  }

  @Test func `every kind of value is read as it stands`() throws {
    let line = #" {"a" : [null, true, false, -0, 1.5e1, "\u00e4\ud83d\ude00\/\b"], "b": {}} "#
    let value = JSONValue.object([
      JSONValue.Field(
        "a",
        .array([
          .null, .boolean(true), .boolean(false), .integer(0), .real(15), .string("ä😀/\u{8}"),
        ])
      ),
      JSONValue.Field("b", .object([])),
    ])
    #expect(try JSONReader.read(Array(line.utf8)) == value)
  }
}
