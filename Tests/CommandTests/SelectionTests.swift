import Foundation
import Testing

/// Which scenarios a command takes, and what it says when there are none.
@Suite struct SelectionTests {
  private static let playable = """
    scenario 1
    title    A finished edit survives
    device   pad 18.0
    checks   no-data-loss-on-kill

    when     launch A
    when     edit A "text"
    when     commit A
    when     kill
    when     launch A

    """

  /// A folder `mine` with one scenario in order and two that are wrong, each in its own way.
  private func folder() throws -> URL {
    let folder = try Tool.folder()
    let mine = folder.appending(path: "mine")
    try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
    let files = [
      "good": Self.playable,
      "then": Self.playable + "then     A shows \"other\"\n",
      "word": Self.playable + "when     teleport A\n",
    ]
    for (name, text) in files {
      let file = mine.appending(path: "\(name).scenario")
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test(arguments: [
    ["lint", "mine"], ["lint", "--scenarios", "mine"], ["run", "mine"],
    ["run", "--scenarios", "mine"],
  ]) func `what is wrong in any way is said of all files at once and nothing runs`(
    words: [String]
  ) throws {
    let folder = try folder()
    let tool = try Tool.run(words, in: folder)
    #expect(tool.status == 65)
    #expect(
      tool.errors.contains(
        "mine/then.scenario:11:1: error: A may show only \"text\" here\n"
      )
    )
    #expect(tool.errors.contains("mine/word.scenario:11:10: error: unknown stimulus 'teleport'"))
    #expect(!tool.errors.contains("good"))
    #expect(tool.output == "")
  }

  @Test func `files and folders are operands of run, and the result can be made again`() throws {
    let folder = try folder()
    let mutant = "builtin:mutant/saves-only-on-disconnect"
    let tool = try Tool.run(["run", "-i", mutant, "mine/good.scenario"], in: folder)
    #expect(tool.status == 1)
    let again = "--run=mine/good mine/good.scenario"
    #expect(tool.output.contains(again))
    let words = again.split(separator: " ").map(String.init)
    #expect(try Tool.run(["run"] + words, in: folder).status == 0)
    #expect(
      try Tool.run(["lint", "mine/good.scenario"], in: folder).output.contains("1 scenario is")
    )
  }

  @Test func `scenarios are named in one way`() throws {
    let tool = try Tool.run(["run", "--scenarios", "mine", "mine/good.scenario"], in: folder())
    #expect(tool.status == 64)
    #expect(tool.errors.contains("both '--scenarios' and 'mine/good.scenario' name scenarios"))
    let empty = try Tool.run(["lint", "."], in: Tool.folder())
    #expect(empty.status == 66)
    #expect(empty.errors.hasPrefix("error: no file below '.' ends in '.scenario' or '.trace'"))
  }

  @Test(arguments: [
    ("data-safty", "no scenario matches 'data-safty'\nnote: did you mean 'data-safety'?"),
    ("kill-in-backgruond", "note: did you mean 'kill-in-background'?"),
    ("no-such/**", "no scenario matches 'no-such/**'\nnote: 'scenecheck list' names them all"),
  ]) func `a pattern that matches nothing is named`(pattern: String, message: String) throws {
    let words = ["list", "--run", "records/*", "--run", pattern]
    let tool = try Tool.run(words, in: Tool.folder())
    #expect(tool.status == 69)
    #expect(tool.errors.contains(message))
  }

  @Test func `a folder and a bare name stand for what is there`() throws {
    let folder = try Tool.folder()
    let all = try Tool.run(["list", "--run", "records/**"], in: folder).output
    #expect(try Tool.run(["list", "--run", "records"], in: folder).output == all)
    let one = try Tool.run(["list", "--run", "kill-in-background"], in: folder).output
    #expect(one.hasPrefix("data-safety/kill-in-background  "))
    #expect(one.hasSuffix("  needs documents\n"))
    #expect(one.split(separator: "\n").count == 1)
  }

  @Test func `what is built in needs no name`() throws {
    let folder = try Tool.folder()
    let words = ["run", "-i", "builtin:mutant/never-rests", "--run", "kill-in-background"]
    #expect(try Tool.run(words, in: folder).output.hasPrefix("inconclusive  never-rests  "))
    let slip = try Tool.run(["run", "-i", "builtin:mutant/deletes-on-discard"], in: folder)
    #expect(slip.status == 64)
    #expect(slip.errors.contains("did you mean 'builtin:mutant/deletes-on-disconnect'?"))
  }
}
