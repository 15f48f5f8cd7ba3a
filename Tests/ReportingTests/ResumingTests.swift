import Conformance
import Foundation
import SceneLifecycle
import Testing

@testable import Reporting

/// A results file that ends anywhere is gone on with; one that lies is refused.
@Suite struct ResumingTests {
  private static let names = ["reference", "mutant/a b"]
  private static let rows: [(path: String, results: [ScenarioResult])] = [
    ("data/a", [Samples.result(.pass), Samples.marked(.different).on(names[1])]),
    ("data/deep \(Samples.evil)", [Samples.result(.inconclusive), tried.on(names[1])]),
    ("b", [Samples.result(.inapplicable), Samples.result(.warning, on: names[1])]),
  ]

  private static var tried: ScenarioResult {
    var result = Samples.result(.fail)
    result.violations[0].observed = Samples.evil
    result.tries = Tries(made: 3, failing: 2, inconclusive: 1)
    return result
  }

  private func write(_ writer: ResultsWriter, from first: Int) throws {
    for (path, results) in Self.rows[first...] {
      try writer.add(scenario: Samples.scenario(path), results: results)
    }
    try writer.finish(interrupted: false)
  }

  private func whole() throws -> (path: String, text: Data) {
    let path = try Samples.file()
    let writer = try ResultsWriter(
      path: path,
      facts: Samples.facts(Self.names),
      rules: Samples.rules,
      scenarioCount: Self.rows.count
    )
    try write(writer, from: 0)
    return (path, try Data(contentsOf: URL(filePath: path)))
  }

  private func resume(
    _ path: String,
    facts: RunFacts = Samples.facts(names),
    _ take: ([ScenarioResult]) -> Void = { _ in }
  ) throws -> ResultsWriter {
    try ResultsWriter(
      resuming: path,
      facts: facts,
      rules: Samples.rules,
      scenarios: Self.rows.map(\.path),
      take
    )
  }

  @Test func `any beginning of a file becomes the whole file`() throws {
    let (path, whole) = try whole()
    for length in Array(stride(from: 0, to: whole.count, by: 13)) + [whole.count - 1] {
      try whole.prefix(length).write(to: URL(filePath: path))
      var done = 0
      let writer = try resume(path) { _ in done += 1 }
      #expect(!writer.isFinished)
      try write(writer, from: done)
      #expect(try Data(contentsOf: URL(filePath: path)) == whole, "cut at \(length)")
    }
  }

  @Test func `what counts of a result is read back as it was`() throws {
    let (path, whole) = try whole()
    var rows: [[ScenarioResult]] = []
    #expect(try resume(path) { rows.append($0) }.isFinished)
    #expect(rows.count == Self.rows.count)
    #expect(rows.joined().map { $0 } == Self.rows.flatMap(\.results).map(\.counted))
    #expect(try Data(contentsOf: URL(filePath: path)) == whole)
  }

  /// A change of the text, and what is said of it.
  static let lies: [(String, String, String)] = [
    (
      "path=\"data/a\"", "path=\"data/b\"", "'data/b' with its results stands where 'data/a' is due"
    ),
    ("verdict=\"pass\"", "verdict=\"fine\"", "'fine' is no verdict"),
    ("runs=\"3\"", "runs=\"99999999999999999999\"", "is no number of runs"),
    ("runs=\"3\"", "", "'result' has no 'runs'"),
    (" <scenario path", " <!DOCTYPE x [<!ENTITY y \"z\">]> <scenario path", "document type"),
    (" <scenario path", "<x/> <scenario path", "not well-formed XML"),
    ("exercised=\"", "exercised=\"nothing ", "'nothing' is no requirement"),
    ("<stimulus>", "<stimulus>&y;", "not well-formed XML"),
    ("implementation=\"reference\"", "implementation=\"other\"", "stands where 'data/a' is due"),
    ("alternatives=\"all\"", "alternatives=\"every\"", "there, '--alternatives' is 'every'"),
    ("version=\"1\"", "version=\"2\"", "the requirements or the order"),
    ("<scenecheck-results", "<other", "the root is 'other'"),
    ("<sentence>", "<sentence>Not ", "the requirements or the order"),
  ]

  @Test(arguments: lies) func `a file that lies is refused and kept`(
    old: String,
    new: String,
    reason: String
  ) throws {
    let path = try Samples.file()
    var text = String(decoding: try whole().text, as: UTF8.self)
    let place = try #require(text.range(of: old))
    text.replaceSubrange(place, with: new)
    try Data(text.utf8).write(to: URL(filePath: path))
    let error = try #require(throws: ReportingError.self) { try resume(path) }
    #expect(error.description.hasPrefix(path) && error.description.contains(reason))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(text.utf8))
  }

  @Test func `an error in a scenario has the line of the file`() throws {
    let path = try Samples.file()
    let text = String(decoding: try whole().text, as: UTF8.self)
    let lines = text.components(separatedBy: "\n")
    let line = try #require(lines.lastIndex { $0.contains("verdict=\"inapplicable\"") })
    let wrong = text.replacingOccurrences(of: "\"inapplicable\"", with: "\"odd\"")
    try Data(wrong.utf8).write(to: URL(filePath: path))
    let error = try #require(throws: ReportingError.self) { try resume(path) }
    #expect(
      error.description == "\(path):\(line + 1): error: no valid results: 'odd' is no verdict"
    )
  }

  @Test func `a scenario without end is refused in bounded memory`() throws {
    let (path, whole) = try whole()
    let start = try #require(whole.range(of: Data(" <scenario ".utf8))).lowerBound
    try whole.prefix(start).write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    // A gigabyte, which a file system that knows holes does not store.
    try file.truncate(atOffset: 1 << 30)
    try file.close()
    let error = try #require(throws: ReportingError.self) { try resume(path) }
    #expect(error.description.hasSuffix("no valid results: a scenario without end"))
    try FileManager.default.removeItem(atPath: path)
  }

  @Test func `spelled out characters are read back`() {
    for text in [Samples.evil, "\\u{41}", "\\u{5C}u{1B}", "\\u{D800}", "C:\\users", "\\u{}"] {
      #expect(VisibleText.original(of: VisibleText.of(text)) == text)
    }
    // What nobody wrote stays as it is.
    #expect(
      VisibleText.original(of: "\\u{D800} \\u{FFFFFF} \\u{x}") == "\\u{D800} \\u{FFFFFF} \\u{x}"
    )
  }
}

extension ScenarioResult {
  fileprivate func on(_ name: String) -> ScenarioResult {
    var result = self
    result.implementation = name
    return result
  }

  /// Without what resuming does not need.
  fileprivate var counted: ScenarioResult {
    var result = self
    result.obstacle = nil
    result.timeline = []
    result.kills = []
    result.reproduce = ""
    result.seconds = nil
    for place in result.violations.indices {
      result.violations[place].under = []
      result.violations[place].killed = nil
      result.violations[place].expectation?.reason = nil
    }
    for place in result.incidental.indices {
      result.incidental[place].under = []
      result.incidental[place].killed = nil
      result.incidental[place].expectation?.reason = nil
    }
    return result
  }
}
