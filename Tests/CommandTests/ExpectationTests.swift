import Foundation
import Testing

/// Known failures, as a user of the command has them.
@Suite struct ExpectationTests {
  private static let mutant = ["run", "-i", "m=builtin:mutant/deletes-on-disconnect"]
  private static let path = "data-safety/kept-through-reclaim-and-kill"
  /// 1 January 2027, so that no test depends on the day.
  private static let day = ["SOURCE_DATE_EPOCH": "1798761600"]

  private static func entry(_ changes: [String: String] = [:]) -> String {
    let lines = [
      "fails": "\(path) no-data-loss-on-disconnect", "observed": "\"\"",
      "link": "https://example.com/1", "owner": "\"documents team\"", "until": "2027-01-01",
    ].merging(changes) { _, new in new }
    return ["fails", "observed", "link", "owner", "until"].map { "\($0) \(lines[$0] ?? "")\n" }
      .joined()
  }

  /// Runs one scenario on a faulty app with a file of expectations.
  private func run(
    _ entries: String,
    _ more: [String] = [],
    environment: [String: String] = day
  ) throws -> (tool: Tool, folder: URL) {
    let folder = try Tool.folder()
    try write("expectations 1\n" + entries, to: folder)
    let words = Self.mutant + ["--run", Self.path, "--expect", "known.txt"] + more
    return (try Tool.run(words, in: folder, environment: environment), folder)
  }

  private func write(_ text: String, to folder: URL) throws {
    let file = folder.appending(path: "known.txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func known(_ folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: "known.txt"), encoding: .utf8)
  }

  @Test func `a failure that is expected still runs and fails nothing`() throws {
    let (tool, folder) = try run(Self.entry())
    #expect(tool.status == 0)
    #expect(
      tool.output.hasPrefix(
        """
        fail  m  \(Self.path)
          expected: no-data-loss-on-disconnect (documents team, until 2027-01-01)
        0 pass, 0 warning, 1 fail, 0 inconclusive, 0 inapplicable
        1 of the fails is expected

        """
      )
    )
    let file = folder.appending(path: "scenecheck-results/results.xml")
    let results = try String(contentsOf: file, encoding: .utf8)
    #expect(results.contains("verdict=\"fail\""))
    #expect(results.contains("standing=\"expected\""))
    #expect(results.contains("expectations=\"known.txt\""))
  }

  @Test func `another failure than the expected one fails`() throws {
    let (tool, _) = try run(Self.entry(["observed": "\"other\""]))
    #expect(tool.status == 1)
    #expect(
      tool.output.contains("  but        known.txt:2:1: another failure is expected: \"other\"\n")
    )
  }

  @Test func `an expired entry fails on the day after its last`() throws {
    let (tool, _) = try run(Self.entry(), environment: ["SOURCE_DATE_EPOCH": "1798848000"])
    #expect(tool.status == 1)
    #expect(
      tool.output.contains(
        "  but        known.txt:2:1: expected until 2027-01-01 (documents team)\n"
      )
    )
  }

  @Test func `a stale entry fails by its place in the file`() throws {
    let (tool, folder) = try run(
      Self.entry() + Self.entry(["fails": "\(Self.path) no-data-loss-on-kill"])
    )
    #expect(tool.status == 1)
    #expect(
      tool.output.contains(
        """
        known.txt:7:1: error: stale: '\(Self.path)' no longer breaks no-data-loss-on-kill
        known.txt:7:1: note: no run observes ""

        """
      )
    )
    let file = folder.appending(path: "scenecheck-results/junit.xml")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<failure type=\"stale\""))
  }

  @Test func `an entry about what was not run is not stale`() throws {
    let other = Self.entry(["fails": "data-safety/document-survives-close input-stays"])
    #expect(try run(Self.entry() + other).tool.status == 0)
  }

  @Test func `all that is wrong in the file is said and nothing runs`() throws {
    let (tool, folder) = try run(
      Self.entry(["fails": "data-safety/kept no-loss", "until": "soon"])
    )
    #expect(tool.status == 65)
    #expect(tool.errors.contains("known.txt:2:7: error: unknown scenario 'data-safety/kept'"))
    #expect(tool.errors.contains("known.txt:2:24: error: unknown requirement 'no-loss'"))
    #expect(tool.errors.contains("known.txt:6:7: error: 'soon' is no day"))
    let results = folder.appending(path: "scenecheck-results").path
    #expect(!FileManager.default.fileExists(atPath: results))
  }

  @Test func `a file that is not there is an error`() throws {
    let tool = try Tool.run(["run", "--expect", "none.txt"], in: Tool.folder())
    #expect(tool.status == 66)
    #expect(tool.errors.contains("error: there is no file 'none.txt'"))
  }

  @Test(arguments: [
    (["--run", "x"], "error: '--update-expectations' does not go with '--run'"),
    (["--skip", "x"], "error: '--update-expectations' does not go with '--skip'"),
    (["-x"], "error: '--update-expectations' does not go with '--fail-fast'"),
    (
      ["--alternatives", "default"],
      "error: '--update-expectations' does not go with '--alternatives'"
    ),
  ]) func `a run that leaves something out rewrites nothing`(
    words: [String],
    message: String
  ) throws {
    let folder = try Tool.folder()
    try write("untouched", to: folder)
    let tool = try Tool.run(
      ["run", "--expect", "known.txt", "--update-expectations"] + words,
      in: folder
    )
    #expect(tool.status == 64)
    #expect(tool.errors.hasPrefix(message))
    #expect(try known(folder) == "untouched")
  }

  @Test func `an update needs its file by name, and a run that was cut short rewrites nothing`()
    throws
  {
    let bare = try Tool.run(["run", "--update-expectations"], in: Tool.folder())
    #expect(bare.status == 64)
    #expect(bare.errors.hasPrefix("error: '--update-expectations' needs '--expect'"))
    let folder = try Tool.folder()
    let cut = try Tool.run(
      ["run", "--expect", "known.txt", "--update-expectations", "--max-runs", "1"],
      in: folder
    )
    #expect(
      cut.output.contains("known.txt is not rewritten: results were cut short by --max-runs\n")
    )
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/known.txt"))
  }

  @Test func `an update keeps, changes, drops and adds, and then the run is as expected`() throws {
    let folder = try Tool.folder()
    try write(
      "expectations 1\n# keep\n" + Self.entry()
        + Self.entry([
          "fails": "data-safety/two-windows-reclaimed no-data-loss-on-disconnect",
          "observed": "\"x\"",
        ]) + Self.entry(["fails": "\(Self.path) no-data-loss-on-kill"]),
      to: folder
    )
    let words = Self.mutant + ["--expect", "known.txt"]
    let first = try Tool.run(words + ["--update-expectations"], in: folder, environment: Self.day)
    #expect(first.status == 1)
    #expect(first.output.contains("known.txt is rewritten: 1 kept, 1 changed, 1 dropped, "))
    let text = try known(folder)
    #expect(text.hasPrefix("expectations 1\n\n# keep\nfails    \(Self.path) no-data-loss-on-d"))
    #expect(text.contains("owner    \"unassigned\"\nuntil    2027-01-31\n"))
    #expect(!text.contains("no-data-loss-on-kill"))
    let second = try Tool.run(words, in: folder, environment: Self.day)
    #expect(!second.output.contains("error: stale"))
    #expect(!second.output.contains("  but  "))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasPrefix("known") } == ["known.txt"])
  }

  @Test func `fail-fast goes on over what is expected`() throws {
    let folder = try Tool.folder()
    try write("expectations 1\n" + Self.entry(), to: folder)
    let words = Self.mutant + ["-x", "--run", "data-safety/kept-*", "--run", "data-safety/two-*"]
    let stopped = try Tool.run(words, in: folder, environment: Self.day)
    let passed = try Tool.run(words + ["--expect", "known.txt"], in: folder, environment: Self.day)
    #expect(stopped.output.contains(Self.path))
    #expect(!stopped.output.contains("two-windows"))
    #expect(passed.output.contains("two-windows"))
  }

  @Test func `a failure made again says that it is no flake`() throws {
    let words = Self.mutant + ["--run", Self.path, "--rerun-unexpected", "2"]
    let tool = try Tool.run(words, in: Tool.folder())
    #expect(tool.status == 1)
    #expect(tool.output.contains("  tries      fails in 3 of 3 tries\n"))
    let (expected, _) = try run(Self.entry(), ["--rerun-unexpected", "2"])
    #expect(expected.status == 0)
    #expect(!expected.output.contains("tries"))
  }
}
