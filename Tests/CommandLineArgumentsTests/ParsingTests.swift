import CommandLineArguments
import Testing

@Suite struct ParsingTests {
  @Test func `values stand after a space, after an equals sign and after a short name`() throws {
    let parsed = try ParsedArguments.parse(
      ["run", "--scenarios", "a b", "--max-runs=7", "-o", "out", "-x", "--strict"]
    )
    #expect(parsed.command == .run)
    #expect(parsed.value(.scenarios) == "a b")
    #expect(parsed.count(.maxRuns) == 7)
    #expect(parsed.value(.output) == "out")
    #expect(parsed.has(.failFast) && parsed.has(.strict) && !parsed.has(.implementations))
    #expect(parsed.value(.alternatives) == nil)
  }

  @Test func `a repeatable option keeps its order, and a value its equals signs`() throws {
    let parsed = try ParsedArguments.parse(
      [
        "run", "-i", "a=builtin:reference", "--implementation=b=exec:x --y=z", "--skip=a", "--skip",
        "b",
      ]
    )
    #expect(parsed.pairs(.implementation).map(\.name) == ["a", "b"])
    #expect(parsed.pairs(.implementation).map(\.spec) == ["builtin:reference", "exec:x --y=z"])
    #expect(parsed.values(.skip) == ["a", "b"])
  }

  @Test func `after two dashes all is an operand, and one dash always is`() throws {
    let parsed = try ParsedArguments.parse(["lint", "a", "-", "--", "--help", "--", "-x"])
    #expect(parsed.operands == ["a", "-", "--help", "--", "-x"])
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `help without a topic is about all`(words: [String]) throws {
    let parsed = try ParsedArguments.parse(words)
    #expect(parsed.command == .help && parsed.helpTopic == nil)
  }

  @Test(arguments: [["help", "run"], ["run", "--help"], ["run", "--nonsense", "-h"]])
  func `help with a topic is about it, whatever else is wrong`(words: [String]) throws {
    #expect(try ParsedArguments.parse(words).helpTopic == .run)
  }

  @Test func `the version may be asked for as an option`() throws {
    #expect(try ParsedArguments.parse(["--version"]).command == .version)
  }
}
