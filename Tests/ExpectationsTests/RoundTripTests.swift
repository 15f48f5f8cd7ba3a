import Expectations
import SceneLifecycle
import TestSupport
import Testing

@Suite struct RoundTripTests {
  static let canonical = """
    expectations 1

    # What we know of.
    #
    # Ask the documents team.

    # Kept in memory only; fixed in their 4.2.
    fails    data/kept no-data-loss-on-kill
    device   pad 18.0
    on       flutter
    observed "first draft"
    link     https://example.com/issues/1
    owner    "documents team"
    until    2027-03-01

    fails    "odd path, #1" comes-to-rest
    on       "an app"
    observed more than 8
    owner    "unassigned"
    until    2027-03-02

    # The end.

    """

  @Test func `a file in canonical form is written as it was read`() throws {
    #expect(try ExpectationWriter.write(read(Self.canonical)) == Self.canonical)
  }

  @Test func `comments stay with what they are about`() throws {
    let text = """
      expectations 1
      # of the file

      # of the file as well

      # first
      fails data/kept no-data-loss-on-kill
      # within
      observed "a"
      owner "unassigned" # behind
      until 2027-03-01

      # apart

      # next
      fails data/other comes-to-rest
      observed "b"
      owner "unassigned"
      until 2027-03-01

      # last
      """
    let file = try read(text)
    #expect(file.preamble == ["of the file", "", "of the file as well"])
    #expect(file.entries[0].comment == ["first", "within", "behind"])
    #expect(file.entries[1].comment == ["apart", "", "next"])
    #expect(file.closing == ["last"])
    let again = ExpectationWriter.write(file)
    #expect(try ExpectationWriter.write(read(again)) == again)
  }

  @Test func `comments without entries are those of the file`() throws {
    let file = try read("expectations 1\n# a\n\n# b\n")
    #expect(file == ExpectationFile(preamble: ["a", "", "b"]))
    #expect(try read(ExpectationWriter.write(file)) == file)
  }

  @Test func `random entries come back as they were`() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      var file = ExpectationFile(preamble: ["a # b"])
      for number in 0..<Int.random(in: 1...4, using: &random) {
        let path = try #require(devices.keys.sorted().randomElement(using: &random))
        let isOwned = Bool.random(using: &random)
        file.entries.append(
          Expectation(
            comment: Bool.random(using: &random) ? ["\(Self.text(&random))."] : [],
            scenario: path,
            requirement: try #require(Requirement.allCases.randomElement(using: &random)),
            device: Bool.random(using: &random) ? devices[path] : nil,
            implementation: Bool.random(using: &random) ? Self.text(&random) : nil,
            observed: observedLine("\(number)" + Self.text(&random)),
            link: isOwned ? "https://example.com/\(number)#=,\"" : nil,
            owner: isOwned ? "x" + Self.text(&random) : Expectation.nobody,
            until: Day(daysSince1970: Int.random(in: 0...60_000, using: &random))
          )
        )
      }
      var again = try read(ExpectationWriter.write(file))
      for place in again.entries.indices { again.entries[place].line = 0 }
      #expect(again == file)
    }
  }

  /// Text with what the notation has a meaning for, and no blank around it.
  private static func text(_ random: inout SplitMix64) -> String {
    let alphabet = Array("a1#\"\\,=/ é…")
    let middle = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
      alphabet.randomElement(using: &random)
    }
    return "<\(String(middle))>"
  }

  @Test(arguments: [
    ("", "\"\""), ("  a b\n", "a b"), ("a\nb\tc\u{1B}[0m", "a\\nb\\tc\\u{1B}[0m"),
    (String(repeating: "x", count: 1001), String(repeating: "x", count: 1000) + "…"),
  ]) func `what is observed becomes one line, and that line itself`(text: String, line: String) {
    #expect(observedLine(text) == line)
    #expect(observedLine(line) == line)
  }
}
