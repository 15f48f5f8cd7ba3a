import Foundation
import Testing

/// What the terminal says of results, and what can be looked up.
@Suite struct WordsTests {
  @Test func `what ended a run early is told, with the count of what else broke`() throws {
    let folder = try Tool.folder()
    let words = ["run", "-i", "builtin:mutant/never-rests", "--run", "records"]
    let tool = try Tool.run(words, in: folder)
    #expect(
      tool.output.contains(
        """
          because    the app broke comes-to-rest at step 1, 'launch A', and the run
                     ended there

        """
      )
    )
    #expect(!tool.output.contains("vacuous"))
    let head = "9 breaks of what their scenarios are not about, 9 are not as expected"
    #expect(
      tool.output.contains(
        """

        \(head)
          comes-to-rest  9, first in records/archived-window-closed at step 1, 'launch A'

        """
      )
    )
    let page = folder.appending(path: "scenecheck-results/report.html")
    #expect(try String(contentsOf: page, encoding: .utf8).contains(head))
    #expect(tool.status == 1)
  }

  @Test func `only a whole run names what was never put to the test`() throws {
    let folder = try Tool.folder()
    let part = try Tool.run(["run", "--run", "kill-in-background"], in: folder).output
    #expect(part.contains("29 of 38 requirements not put to the test\n"))
    #expect(!part.contains("never put to the test"))
  }

  @Test func `windows have the names that the scenario gives them`() throws {
    let words = ["run", "-i", "builtin:mutant/opens-second-window", "--run", "archived-document"]
    let tool = try Tool.run(words, in: Tool.folder())
    #expect(tool.output.contains("  expected   window B comes forward\n"))
    #expect(tool.output.contains("  observed   a new window (new1) was made\n"))
  }

  @Test func `a warning says why it is no fail, and a death stands where it was`() throws {
    let mutant = "builtin:mutant/traps-without-windows"
    let words = ["run", "-i", mutant, "--run", "phone-tabs-after-swipe"]
    let tool = try Tool.run(words, in: Tool.folder())
    let under = "identity-after-force-quit = new"
    #expect(tool.output.contains("  no fail    rests on \(under), which is only inferred\n"))
    #expect(tool.output.contains("        died over didDiscardSceneSessions\n"))
    let strict = try Tool.run(words + ["--strict"], in: Tool.folder())
    #expect(!strict.output.contains("  no fail"))
  }

  /// The rows of a table in the guide, without the marks of the table.
  private func rows(below heading: String) throws -> [String] {
    let guide = Tool.repository.appending(path: "docs/scenario-language.md")
    let lines = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "## \(heading)"))
    let rows = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }
    return rows.map { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.joined(separator: "  ").replacing("`", with: "")
    }
  }

  @Test(arguments: [("Requirements", "--requirements"), ("Choices", "--choices")])
  func `the guide says what the command lists`(heading: String, option: String) throws {
    let listed = try Tool.run(["list", option], in: Tool.folder()).output
    #expect(try rows(below: heading) == listed.split(separator: "\n").map(String.init))
  }

  @Test func `mutants are listed with what they do`() throws {
    let tool = try Tool.run(["list", "--implementations"], in: Tool.folder())
    #expect(
      tool.output.contains(
        "builtin:mutant/never-rests  Asks for a refresh whenever it is asked to come to rest."
          + " It breaks comes-to-rest.\n"
      )
    )
  }
}
