import Foundation
import LineProtocol
import SceneLifecycle
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

  @Test func `the page names every message, effect and capability`() throws {
    let page = Python.root.appending(path: "docs/implementing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let effects = Samples.effects.compactMap { effect -> String? in
      let line = Numbered(1, LineReply.app(.effects([effect]))).line
      guard let fields = try? Fields(line: line, .message), let list = try? fields.list("effects")
      else { return nil }
      return list.first.flatMap { try? Fields($0, .message).text("effect") }
    }
    #expect(Set(effects).count == 9)
    for word in MessageName.all.map(\.description) + effects + Capability.allCases.map(\.rawValue) {
      #expect(text.contains("`\(word)`"), "\(word)")
    }
  }

  @Test func `the lines that the page shows are lines of the protocol`() throws {
    let page = Python.root.appending(path: "docs/implementing.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var asked: MessageName?
    var answers = 0
    for line in text.split(separator: "\n") {
      if line.hasPrefix("→ ") {
        let message = try Numbered<LineMessage>(line: Array(line.dropFirst(2).utf8))
        #expect(message.line == Array(line.dropFirst(2).utf8))
        asked = message.content.name
      } else if line.hasPrefix("← "), let asked {
        _ = try Numbered<LineReply>(line: Array(line.dropFirst(2).utf8), answering: asked)
        answers += 1
      }
    }
    #expect(answers == 8)
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
      "manifest", "resets", "documents", "records", "observers", "resources", "starts",
      "restoration", "legacy", "claims",
    ]
    var broken: [(schema: String, line: [UInt8])] = []
    for (schema, line) in Self.lines {
      guard case .object(let fields) = try JSONReader.read(line) else { continue }
      for field in fields where !optional.contains(field.name) {
        if schema == "willConnect", field.name == "payload" { continue }
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

  /// What comes from outside, plugins and capabilities, each wrong in one thing.
  static let wrong: [(schema: String, fields: String)] = [
    ("openURLContexts", #""payload":{"kind":"shortcut","tokens":["a"]}"#),
    ("openURLContexts", #""payload":{"kind":"url","tokens":[]}"#),
    ("openURLContexts", #""payload":{"kind":"url"}"#),
    ("performActionForShortcutItem", #""payload":{"kind":"shortcut","tokens":["a","b"]}"#),
    ("continueUserActivity", #""payload":{"kind":"url","tokens":["a"]}"#),
    (
      "continueUserActivity",
      #""activity":{"type":"a"},"payload":{"kind":"link","tokens":["a"]}"#
    ),
    ("willConnect", #""activities":[],"userInfo":{},"payload":{"kind":"handoff","tokens":["a"]}"#),
    ("willConnect", #""activities":[],"userInfo":{},"payload":{"kind":"url","tokens":[]}"#),
    ("subscribe", #""plugin":"a","claims":"everything""#),
    ("subscribe", #""plugin":"a","legacy":"yes""#),
    (
      "launch",
      #""idiom":"pad","version":"18.0","manifest":"single-scene","sessions":[{"session":"s1","#
        + #""activities":[],"userInfo":{},"payload":{"kind":"url","tokens":["a"]}}]"#
    ),
    ("answer-hello", #""protocol":1,"version":"1","capabilities":["payload"]"#),
    ("answer-effects", #""effects":[{"effect":"handled","token":"a"}]"#),
    ("answer-effects", #""effects":[{"effect":"handled","scene":"s1.1"}]"#),
    (
      "answer-effects",
      #""effects":[{"effect":"dispatched","plugin":"a","callback":"willConnect"}]"#
    ),
    (
      "answer-effects",
      #""effects":[{"effect":"dispatched","plugin":"a","callback":"settle","scene":"s1.1"}]"#
    ),
    (
      "answer-effects",
      #""effects":[{"effect":"dispatched","callback":"applicationDidEnterBackground"}]"#
    ),
  ]

  @Test func `a line that is wrong in one thing fits no schema`() throws {
    let lines = Self.wrong.map { schema, fields in
      let isAnswer = schema.hasPrefix("answer-")
      let message = isAnswer ? "" : #""message":"\#(schema)","scene":"s1.1","session":"s1","#
      return (schema, Array(#"{"number":1,\#(message)\#(fields)}"#.utf8))
    }
    for (line, answer) in zip(lines, try Self.check(lines)) {
      #expect(answer != "yes", "\(line.0): \(String(decoding: line.1, as: UTF8.self))")
    }
  }
}
