import Foundation
import LineProtocol
import Testing

@Suite struct SchemaTests {
  private static let folder = Python.root.appending(path: "docs/protocol")

  /// Every line that either side writes, with the name of its schema.
  private static let lines: [(schema: String, line: [UInt8])] =
    Samples.messages.enumerated().map { ($1.name.description, Numbered($0 + 1, $1).line) }
    + Samples.replies.enumerated().map { ($1.schema, Numbered($0 + 1, $1.reply).line) }

  private static func check(_ lines: [(schema: String, line: [UInt8])]) throws -> [String] {
    let words = lines.map { Array("\($0.schema) ".utf8) + $0.line }
    return try Python.run("check_schemas.py", words, [folder.path])
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `there is a schema for each message, and no other file`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let wanted = Set(Self.lines.map { "\($0.schema).schema.json" } + ["words.schema.json"])
    #expect(Set(names) == wanted)
  }

  @Test func `every line that is sent or accepted fits its schema`() throws {
    let answers = try Self.check(Self.lines)
    #expect(answers.count == Self.lines.count)
    for (line, answer) in zip(Self.lines, answers) {
      #expect(answer == "yes", "\(line.schema): \(String(decoding: line.line, as: UTF8.self))")
    }
  }

  /// Without this a schema that allows everything would pass.
  @Test func `a line without one of the fields that are always there fits no schema`() throws {
    let optional: Set = [
      "manifest", "resets", "documents", "records", "observers", "resources", "restoration",
    ]
    var broken: [(schema: String, line: [UInt8])] = []
    for (schema, line) in Self.lines {
      guard case .object(let fields) = try JSONReader.read(line) else { continue }
      for field in fields where !optional.contains(field.name) {
        var writer = JSONWriter()
        writer.value(.object(fields.filter { $0 != field }))
        broken.append((schema, writer.bytes))
      }
    }
    #expect(broken.count > 100)
    for (line, answer) in zip(broken, try Self.check(broken)) {
      #expect(answer != "yes", "\(line.schema): \(String(decoding: line.line, as: UTF8.self))")
    }
  }
}
