import Expectations
import Scenarios
import SceneLifecycle
import Testing

@Suite struct ReaderTests {
  private static let block = """
    fails data/kept no-data-loss-on-kill
    observed "a"
    link https://example.com/1
    owner "team"
    until 2027-03-01

    """

  private static func file(_ lines: String) -> String { "expectations 1\n" + lines }

  /// A file with the line of a keyword replaced.
  private static func changed(_ keyword: String, _ line: String) -> String {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    return file(lines.map { $0.hasPrefix(keyword) ? line : String($0) }.joined(separator: "\n"))
  }

  static let mistakes: [(complaint: ExpectationComplaint, text: String, printed: String)] = [
    (
      .wrongFirstLine, "scenario 1\nfails x",
      "1:1: error: first line is 'scenario 1', expected 'expectations 1'"
    ),
    (.beforeEntry, file("owner \"a\""), "2:1: error: 'owner' before the first 'fails'"),
    (
      .missingLine, changed("until", ""),
      "2:1: error: no 'until' line, expected one below this 'fails'"
    ),
    (
      .missingLine, changed("link", ""),
      "2:1: error: no 'link' line, expected one below this 'fails'"
    ),
    (
      .repeatedLine, file(block + "owner \"b\""),
      "7:1: error: second 'owner' line of this entry, expected one"
    ),
    (
      .wrongDay, changed("until", "until 2027-02-30"),
      "6:7: error: '2027-02-30' is no day, expected one as in '2027-03-01'"
    ),
    (
      .wrongLink, changed("link", "link http://example.com"),
      "4:6: error: 'http://example.com' is no address, expected one that begins with 'https://'"
    ),
    (
      .wrongLink, changed("link", "  link   https://example.com/a b"),
      "4:10: error: 'https://example.com/a b' is no address, expected one that begins with 'https://'"
    ),
    (
      .noOwner, changed("owner", "owner \" \""),
      "5:7: error: the owner has no name, expected one or 'unassigned'"
    ),
    (
      .unknownScenario, changed("fails", "fails data/kep no-data-loss-on-kill"),
      """
      2:7: error: unknown scenario 'data/kep'
      2:7: note: did you mean 'data/kept'?
      """
    ),
    (
      .otherDevice, changed("owner", "owner \"a\"\ndevice pad 17.4"),
      "6:8: error: the scenario runs on pad 18.0, so this never fails on pad 17.4"
    ),
    (.repeatedEntry, file(block + block), "7:1: error: the same failure as in line 2"),
  ]

  @Test(arguments: mistakes.indices) func `a mistake is reported in full`(index: Int) {
    let (complaint, text, printed) = Self.mistakes[index]
    #expect(complaints(text) == printed)
    #expect(printed.contains("error: \(complaint.rawValue.prefix { $0 != "…" })"))
  }

  @Test func `the table has every complaint`() {
    #expect(Set(Self.mistakes.map(\.complaint)) == Set(ExpectationComplaint.allCases))
  }

  @Test(arguments: [
    ("expectations 2", "1:14: error: unknown version '2' of the notation, expected '1'"),
    (
      changed("owner", "ownr \"a\"\nowner \"a\""),
      "5:1: error: unknown keyword 'ownr'\n5:1: note: did you mean 'owner'?"
    ),
    (
      changed("fails", "fails data/kept no-data-loss-on-kil"),
      """
      2:17: error: unknown requirement 'no-data-loss-on-kil'
      2:17: note: did you mean 'no-data-loss-on-kill'?
      """
    ),
    (
      changed("observed", "observed"),
      "3:9: error: expected what is observed at the end of the line"
    ),
    (changed("owner", "owner team"), "5:7: error: expected text in double quotes, found 'team'"),
    (
      changed("until", "until 2027-03-01 x"),
      "6:18: error: unexpected 'x', expected the end of the line"
    ),
    (changed("owner", "owner \"a\u{1B}b\""), "5:9: error: control character U+001B"),
    (
      file("#" + String(repeating: "x", count: 4096)),
      "2:4097: error: line longer than 4096 characters"
    ),
  ]) func `what holds in every notation holds here`(text: String, printed: String) {
    #expect(complaints(text) == printed)
  }

  @Test func `all errors are reported at once and by position`() {
    let text = Self.file("fails a b\nuntil never\nfails data/kept comes-to-rest\ndevice\n")
    let places = complaints(text).split(separator: "\n").map { $0.prefix { $0 != "e" } }
    #expect(
      places == [
        "2:1: ", "2:1: ", "2:1: ", "2:7: ", "2:9: ", "3:7: ", "4:1: ", "4:1: ", "4:1: ", "4:1: ",
        "5:7: ",
      ]
    )
  }

  @Test func `a file that is too long is not read`() {
    let text = Self.file(String(repeating: "#\n", count: 600_000))
    #expect(complaints(text) == "1:1: error: file longer than 1048576 bytes")
  }

  @Test func `what was printed can be pasted, whatever is in it`() throws {
    let text = """
      expectations 1
      fails data/kept no-data-loss-on-kill  # a comment
      observed  "first" or # not a comment, "x" = 1\t
      link https://example.com/?a=1,2#c
      owner "team"
      until 2027-03-01
      """
    let entry = try #require(read(text).entries.first)
    #expect(entry.observed == "\"first\" or # not a comment, \"x\" = 1")
    #expect(entry.link == "https://example.com/?a=1,2#c")
    #expect(entry.comment == ["a comment"])
    #expect(entry.line == 2)
    #expect(entry.until.description == "2027-03-01")
  }

  @Test func `only an entry that nobody owns needs no link`() {
    let text = Self.changed("owner", "owner \"unassigned\"").replacing("link", with: "# link")
    #expect(complaints(text) == "")
  }
}
