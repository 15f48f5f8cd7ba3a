import Foundation
import Testing

/// What `scenecheck validate` prints, and how it ends.
@Suite struct ValidateTests {
  private static let header = "trace 1\ntitle T\ndevice pad 18.0\nmanifest multiple-scenes\n"
  private static let launch = """
    call app willFinishLaunching
    call app didFinishLaunching
    call app configurationForConnecting A
    call A willConnect

    """

  private func tool(_ files: [String: String], _ words: [String]) throws -> Tool {
    let folder = try Tool.folder()
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return try Tool.run(words, in: folder)
  }

  @Test func `a legal recording is shown with its simplest run`() throws {
    let closed =
      Self.launch + "call A sceneWillEnterForeground\ncall A sceneDidBecomeActive\n"
      + "call A sceneWillResignActive\ncall A sceneDidDisconnect\n"
      + "call app didDiscardSceneSessions A\n"
    let tool = try tool(["a.trace": Self.header + closed], ["validate", "a.trace"])
    #expect(tool.status == 0)
    #expect(
      tool.output == """
        a.trace: legal, 2 stimuli, before-close = resign
          when     launch A
          when     close A  # before-close = resign

        """
    )
  }

  @Test func `the first wrong call is shown, and the other files are judged too`() throws {
    let wrong = Self.header + Self.launch + "call A willConnect\n"
    let tool = try tool(
      ["a.trace": wrong, "b.trace": Self.header + Self.launch],
      ["validate", "a.trace", "b.trace"]
    )
    #expect(tool.status == 1)
    #expect(
      tool.output.hasPrefix(
        "a.trace:9:1: error: no run gives 'A willConnect' here, where the state is: A background"
      )
    )
    #expect(tool.output.contains("a.trace:9:1: note: admissible here: A sceneWillEnterForeground"))
    #expect(tool.output.contains("b.trace: legal, 1 stimulus, all by default"))
  }

  @Test func `what cannot be decided is said`() throws {
    let calls = "ABCDEFGH".map { "call \($0) sceneDidBecomeActive\n" }.joined()
    let text = Self.header + "sees sceneDidBecomeActive\nfrom anywhere\n" + calls
    let tool = try tool(["a.trace": text], ["validate", "a.trace"])
    #expect(tool.status == 2)
    #expect(tool.output.hasPrefix("a.trace:7:1: error: undecided: "))
  }

  @Test func `an illegal recording is an error for lint, and nothing runs`() throws {
    let wrong = Self.header + Self.launch + "call A willConnect\n"
    for words in [["lint", "a.trace"], ["run", "--scenarios", "."]] {
      let tool = try tool(["a.trace": wrong], words)
      #expect(tool.status == 65)
      #expect(tool.errors.contains("a.trace:9:1: error: no run gives 'A willConnect' here"))
      #expect(tool.output == "")
    }
  }

  @Test(
    arguments: [
      ("validate scenario.trace", 65, "scenario.trace:1:1: error: this is a scenario, expected"),
      ("validate missing.trace", 66, "error: there is no file 'missing.trace'"),
      ("validate", 64, "TRACE"),
    ] as [(String, Int32, String)]
  )
  func `what cannot be judged is refused`(line: String, status: Int32, message: String) throws {
    let scenario =
      "scenario 1\ntitle T\ndevice pad 18\nchecks comes-to-rest\nwhen launch A\n"
    let tool = try tool(
      ["scenario.trace": scenario],
      line.split(separator: " ").map(String.init)
    )
    #expect(tool.status == status)
    #expect(tool.errors.contains(message))
  }
}
