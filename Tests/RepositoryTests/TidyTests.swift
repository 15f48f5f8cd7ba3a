import Testing

@Suite struct TidyTests {
  struct Rule: CustomTestStringConvertible {
    let name: String
    let check: @Sendable (TextFile) -> [Finding]
    let folders: [String]
    let planted: String
    let harmless: String

    var testDescription: String { name }
  }

  static let rules = [
    Rule(
      name: "print",
      check: Rules.actions,
      folders: ["Sources"],
      planted: "  print(1)",
      harmless: "blueprint(1)"
    ),
    Rule(
      name: "clock",
      check: Rules.actions,
      folders: ["Sources"],
      planted: "let now = Date()",
      harmless: "upDate()"
    ),
    Rule(
      name: "sleep",
      check: Rules.actions,
      folders: ["Sources"],
      planted: "await Task.sleep(for: .zero)",
      harmless: "await task.value"
    ),
    Rule(
      name: "chance",
      check: Rules.actions,
      folders: ["Sources"],
      planted: "let die = Int.random(in: 1...6)",
      harmless: "random(in: seed)"
    ),
    Rule(
      name: "Foundation",
      check: Rules.foundation,
      folders: ["Sources"],
      planted: "public import Foundation",
      harmless: "import SceneLifecycle"
    ),
    Rule(
      name: "length",
      check: Rules.length,
      folders: ["Sources", "Tests"],
      planted: String(repeating: "\n", count: 350),
      harmless: String(repeating: "\n", count: 348)
    ),
    Rule(
      name: "leftovers",
      check: Rules.leftovers,
      folders: ["Sources", "Tests", "scripts"],
      planted: "// TO" + "DO: later",
      harmless: "mastodon"
    ),
    Rule(
      name: "paths",
      check: Rules.machinePaths,
      folders: ["Sources", "Tests", "docs", "scripts"],
      planted: "let path = \"/ho" + "me/me\"",
      harmless: "https://example.com/ho" + "me/a"
    ),
  ]

  static let endings: Set<String> = ["", "md", "swift", "txt", "xsl", "rng"]

  @Test(arguments: rules) func `the repository keeps the rule`(rule: Rule) throws {
    var seen = 0
    for folder in rule.folders {
      for file in try Repository.files(below: folder, endings: Self.endings) {
        seen += 1
        for finding in rule.check(file) { Issue.record("\(finding)") }
      }
    }
    #expect(seen > 0)
  }

  @Test(arguments: rules) func `a planted violation is found where it stands`(rule: Rule) {
    let path = "Sources/Planted/Planted.swift"
    let found = rule.check(TextFile(path: path, text: "\n" + rule.planted + "\n"))
    #expect(found.count == 1)
    let line = rule.name == "length" ? 351 : 2
    #expect(found.first?.description.hasPrefix("\(path):\(line): error: ") == true)
    #expect(rule.check(TextFile(path: path, text: "\n" + rule.harmless + "\n")).isEmpty)
  }
}
