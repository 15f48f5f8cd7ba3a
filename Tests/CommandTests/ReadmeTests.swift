import Foundation
import Testing

/// What the README shows is what the tool prints.
@Suite struct ReadmeTests {
  struct Example: CustomTestStringConvertible {
    let command: String
    let output: String

    var testDescription: String { command }
  }

  static let text =
    (try? String(contentsOf: Tool.repository.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The blocks that begin with a prompt.
  static let examples: [Example] = text.components(separatedBy: "```console\n$ ").dropFirst()
    .map { block in
      let body = block.components(separatedBy: "```")[0]
      let command = String(body.prefix { $0 != "\n" })
      return Example(command: command, output: String(body.dropFirst(command.count + 1)))
    }

  @Test func `there are examples`() { #expect(Self.examples.count >= 3) }

  @Test(arguments: examples) func `an example prints what it says`(example: Example) throws {
    let folder = try Tool.folder()
    switch example.command {
    case "make run":
      let words = ["run", "--output", "Reports/out"]
      #expect(try Tool.run(words, in: folder).output == example.output)
      #expect(try script("Makefile").contains("scenecheck run --output Reports/out\n"))
    case "make test":
      #expect(try script("scripts/check").hasSuffix("echo \"\(example.output.dropLast())\"\n"))
    case let command where command.hasPrefix("scenecheck "):
      let words = command.split(separator: " ").dropFirst().map(String.init)
      #expect(try Tool.run(words, in: folder).output == example.output)
    default: Issue.record("nobody knows how to try '\(example.command)'")
    }
  }

  @Test func `the scenario shown is the file`() throws {
    let path = "Scenarios/data-safety/kept-through-reclaim-and-kill.scenario"
    #expect(Self.text.contains("(\(path)) reads:\n\n```\n\(try script(path))```"))
  }

  @Test func `every link leads to a file`() {
    let links = Self.text.components(separatedBy: "](").dropFirst()
      .map { $0.components(separatedBy: ")")[0] }
    #expect(links.count > 6)
    for link in links where !link.hasPrefix("https://") {
      let path = Tool.repository.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link) is not there")
    }
  }

  private func script(_ path: String) throws -> String {
    try String(contentsOf: Tool.repository.appending(path: path), encoding: .utf8)
  }
}
