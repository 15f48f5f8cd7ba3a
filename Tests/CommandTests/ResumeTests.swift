import Foundation
import Testing

/// A run that was cut off anywhere goes on, and ends with the bytes of one that was not.
@Suite struct ResumeTests {
  /// A part of the suite: to read all of it takes longer than to run this.
  private static let scenarios = Tool.repository.appending(path: "Scenarios/data-safety").path

  private static let words = [
    "run", "-o", "out", "--scenarios", scenarios, "--alternatives", "default",
    "-i", "reference=builtin:reference", "-i", "m=builtin:mutant/saves-only-in-background",
  ]

  /// A folder with the files of a whole run.
  private func finished(
    _ words: [String] = words
  ) throws -> (folder: URL, results: URL, bytes: Data, tool: Tool) {
    let folder = try Tool.folder()
    let tool = try Tool.run(words, in: folder)
    let results = folder.appending(path: "out/results.xml")
    return (folder, results, try Data(contentsOf: results), tool)
  }

  @Test func `a file cut at any byte is resumed to the same bytes and pages`() throws {
    let (folder, results, whole, tool) = try finished()
    #expect(tool.status == 1)
    let page = try Data(contentsOf: folder.appending(path: "out/report.html"))
    for length in stride(from: 0, to: whole.count, by: 997) {
      try whole.prefix(length).write(to: results)
      let resumed = try Tool.run(Self.words + ["--resume"], in: folder)
      #expect(resumed.status == 1, "\(resumed.errors)")
      #expect(resumed.output.hasPrefix("resumed: "))
      #expect(try Data(contentsOf: results) == whole, "cut at \(length)")
      #expect(try Data(contentsOf: folder.appending(path: "out/report.html")) == page)
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a run with kills is resumed to the same bytes, and not by one without`() throws {
    let words = Self.words + ["--kill", "each"]
    let (folder, results, whole, tool) = try finished(words)
    #expect(String(decoding: whole, as: UTF8.self).contains(" kills=\"each\""))
    #expect(tool.output.contains("  killed     after step 4\n"))
    #expect(tool.output.contains(" --kill 4 "))
    for length in stride(from: 0, to: whole.count, by: whole.count / 7) {
      try whole.prefix(length).write(to: results)
      #expect(try Tool.run(words + ["--resume"], in: folder).status == 1)
      #expect(try Data(contentsOf: results) == whole, "cut at \(length)")
    }
    let without = try Tool.run(Self.words + ["--resume"], in: folder)
    #expect(without.status == 65)
    #expect(without.errors.contains("there, '--kill' is 'each'"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `the last lines of a resumed run count what was finished before`() throws {
    let (folder, results, whole, tool) = try finished()
    let text = String(decoding: whole, as: UTF8.self)
    let summary = try #require(text.range(of: " <summary "))
    try Data(text[..<summary.lowerBound].utf8).write(to: results)
    let resumed = try Tool.run(Self.words + ["--resume"], in: folder)
    func end(_ tool: Tool) -> [Substring] {
      tool.output.split(separator: "\n").drop { !$0.contains(" pass, ") }.map { $0 }
    }
    #expect(end(resumed) == end(tool) && end(tool).count > 3)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a complete file is left alone and its pages are made`() throws {
    let (folder, results, whole, _) = try finished()
    let page = folder.appending(path: "out/report.html")
    try FileManager.default.removeItem(at: page)
    let long = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: long], ofItemAtPath: results.path)
    let tool = try Tool.run(Self.words + ["--resume"], in: folder)
    #expect(tool.status == 1)
    #expect(tool.output.hasPrefix("nothing to resume: all scenarios are finished\n"))
    #expect(FileManager.default.fileExists(atPath: page.path))
    let attributes = try FileManager.default.attributesOfItem(atPath: results.path)
    #expect(attributes[.modificationDate] as? Date == long)
    #expect(try Data(contentsOf: results) == whole)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `expectations and their stale entries are as in one run`() throws {
    let expect = Self.words + ["--expect", "known"]
    let folder = try Tool.folder()
    let update = [
      "run", "-o", "all", "--scenarios", Self.scenarios, "--expect", "known",
      "--update-expectations", "-i", "m=builtin:mutant/saves-only-in-background",
    ]
    #expect(try Tool.run(update, in: folder).status == 1)
    let known = folder.appending(path: "known")
    let text = try String(contentsOf: known, encoding: .utf8)
    // One of two entries is about what no run shows, so that it is stale, or open.
    var lines = text.components(separatedBy: "\n")
    let observed = try #require(lines.firstIndex { $0.contains("observed") })
    lines[observed] += " not at all"
    try lines.joined(separator: "\n").write(to: known, atomically: true, encoding: .utf8)
    let whole = try Tool.run(expect, in: folder)
    let results = folder.appending(path: "out/results.xml")
    let bytes = try Data(contentsOf: results)
    #expect(String(decoding: bytes, as: UTF8.self).contains("standing=\"expected\""))
    for length in stride(from: 14_000, to: bytes.count, by: 7919) {
      try bytes.prefix(length).write(to: results)
      #expect(try Tool.run(expect + ["--resume"], in: folder).status == whole.status)
      #expect(try Data(contentsOf: results) == bytes, "cut at \(length)")
    }
    // Another file of the same name is another run.
    try (text + "# more\n").write(to: known, atomically: true, encoding: .utf8)
    let other = try Tool.run(expect + ["--resume"], in: folder)
    #expect(other.status == 65)
    #expect(other.errors.contains("what is expected, or has expired is"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `a stop at the first failure stays one`() throws {
    let words = Self.words + ["--fail-fast"]
    let (folder, results, whole, _) = try finished(words)
    for length in stride(from: 12_000, through: whole.count, by: 997) {
      try whole.prefix(length).write(to: results)
      #expect(try Tool.run(words + ["--resume"], in: folder).status == 1)
      #expect(try Data(contentsOf: results) == whole, "cut at \(length)")
    }
    // Without it the run goes on behind the failure.
    #expect(try Tool.run(Self.words + ["--resume"], in: folder).status == 1)
    #expect(try Data(contentsOf: results) == finished().bytes)
    try FileManager.default.removeItem(at: folder)
  }

  @Test(arguments: [
    (["--strict"], "here, '--strict' is 'true'"),
    (["--max-runs", "7"], "here, '--max-runs' is '7'"),
    (["--skip", "*background*", "--skip", "*kill*"], "here, the number of scenarios is"),
    (["-i", "n=builtin:reference"], "here, an implementation is 'n=builtin:reference, version 1'"),
  ]) func `results of another run are refused and kept`(more: [String], reason: String) throws {
    let (folder, results, whole, _) = try finished()
    try whole.dropLast(100).write(to: results)
    let tool = try Tool.run(Self.words + more + ["--resume"], in: folder)
    #expect(tool.status == 65)
    #expect(tool.errors.contains("out/results.xml: error: cannot be resumed"))
    #expect(tool.errors.contains(reason))
    #expect(try Data(contentsOf: results) == whole.dropLast(100))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `without results there is nothing to resume`() throws {
    let folder = try Tool.folder()
    let tool = try Tool.run(["run", "--resume", "-o", "out"], in: folder)
    #expect(tool.status == 66)
    #expect(tool.errors.contains("error: there is no 'out/results.xml' to resume"))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "out").path))
    try FileManager.default.removeItem(at: folder)
  }
}
