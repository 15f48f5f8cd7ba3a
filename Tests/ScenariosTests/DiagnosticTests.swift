import Foundation
import Scenarios
import SceneLifecycle
import Testing

struct DiagnosticTests {
  @Test(arguments: mistakes.indices)
  func `a mistake is reported in full`(index: Int) {
    let (complaint, text, printed) = mistakes[index]
    #expect(complaints(text) == printed)
    #expect(printed.contains("error: \(complaint.rawValue.prefix { $0 != "…" })"))
  }

  @Test func `the table has every diagnostic`() {
    let covered = Set(mistakes.map { $0.0 })
    #expect(Complaint.allCases.filter { !covered.contains($0) } == [])
  }

  @Test(
    arguments: [
      "lock", "unlock", "memory-warning", "refresh A", "resize A small",
      "attach external A", "detach A", "hold", "settle",
      "remove \"x\"", "ask A new external as B",
    ].map { "when " + $0 } + [
      "then A blank",
      "then asks open \"x\"", "expect A shows \"x\"",
    ]
  )
  func `the rest of the grammar is not known yet`(line: String) {
    let printed = complaints(scenario("when launch A\n" + line))
    #expect(printed.hasSuffix("is not known yet in this version"))
    #expect(!printed.contains("\n"))
  }

  @Test func `all errors are reported at once and by position`() {
    let text = "scenario 1\ndevice pad 12\nwhen lunch A\nthen A shows draft\nwhen edit A \"x\\q"
    let lines = complaints(text).split(separator: "\n").map { $0.prefix { $0 != "e" && $0 != "n" } }
    #expect(lines == ["1:1: ", "1:1: ", "2:8: ", "3:6: ", "3:6: ", "4:14: ", "5:13: ", "5:15: "])
  }

  @Test(arguments: [
    ("when type A \"x\"", "6:6: error: unknown stimulus 'type'\n6:6: note: did you mean 'edit'?"),
    (
      "when background A",
      "6:6: error: unknown stimulus 'background'\n6:6: note: did you mean 'leave'?"
    ),
    (
      "when foreground A",
      "6:6: error: unknown stimulus 'foreground'\n6:6: note: did you mean 'return'?"
    ),
    ("when terminate", "6:6: error: unknown stimulus 'terminate'\n6:6: note: did you mean 'kill'?"),
    ("when swipe A", "6:6: error: unknown stimulus 'swipe'\n6:6: note: did you mean 'swipe-kill'?"),
    (
      "when disconnect A",
      "6:6: error: unknown stimulus 'disconnect'\n6:6: note: did you mean 'reclaim'?"
    ),
    (
      "then sceneDidDisconnect A",
      "6:6: error: unknown fact 'sceneDidDisconnect'\n6:6: note: the label goes first: 'A sceneDidDisconnect'"
    ),
    (
      "then didFinishLaunching",
      "6:6: error: unknown fact 'didFinishLaunching'\n6:6: note: 'app' goes first: 'app didFinishLaunching'"
    ),
    (
      "then a shows \"x\"",
      "6:6: error: unknown fact 'a'\n6:6: note: a label begins with an upper-case letter"
    ),
    (
      "then text \"x\"",
      "6:6: error: unknown fact 'text'\n6:6: note: a fact begins with a label or with: app, document, record, windows, observers, resources, refused, starts"
    ),
  ]) func `a foreign word leads to the right one`(line: String, printed: String) {
    #expect(complaints(scenario("when launch A\n" + line)) == printed)
  }

  @Test func `the guide has each capability with its meaning once`() throws {
    let rows = try Self.section("Capabilities").filter { $0.hasPrefix("| `") }
    #expect(
      rows.map { $0.components(separatedBy: "`")[1] } == Capability.allCases.map(\.rawValue)
    )
  }

  private static func section(_ heading: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "docs/scenario-language.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "## " + heading) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  @Test(
    arguments: [
      ("Header lines", Vocabulary.headers), ("Steps", Vocabulary.steps),
      ("Stimuli", Vocabulary.stimuli), ("Requests", Vocabulary.requests),
      ("Payloads", Vocabulary.payloads), ("Storage faults", Vocabulary.faults),
      ("Facts", Vocabulary.facts),
      ("Small words", Vocabulary.particles),
    ]
  )
  func `the guide has each word once`(heading: String, words: [String]) throws {
    let rows = try Self.section(heading).filter { $0.hasPrefix("| `") }
    #expect(rows.map { $0.components(separatedBy: "`")[1] } == words)
  }

  @Test func `the guide has each diagnostic once`() throws {
    let rows = try Self.section("Diagnostics").filter { $0.hasPrefix("- `") }
    #expect(rows.map { String($0.dropFirst(3).dropLast()) } == Complaint.allCases.map(\.rawValue))
  }
}
