import CommandLineArguments
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a/b.scenario", "a/b.scenario"), ("a/*", "a/b"), ("a/*", "a/"), ("**", ""), ("**", "a/b/c"),
    ("a/**/c", "a/b/x/c"), ("*/b*", "a/bc"), ("**kill*", "x/y/before-kill.scenario"),
    ("*a*a", "aaa"), ("***", "a/b"), ("*é", "caf\u{65}\u{301}"),
  ])
  func `it matches`(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("", "a"), ("a", ""), ("a", "A"), ("a", "ab"), ("b", "ab"), ("*", "a/b"), ("a/*", "a/b/c"),
    ("a/**/c", "a/c"), ("a?", "ab"), ("*/b", "b"),
  ])
  func `it does not match`(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pattern made to backtrack takes no longer than another`() {
    let pattern = PathPattern(String(repeating: "**a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }

  @Test func `a list has a pattern a line, without comments and blanks`() {
    let text = "# all\r\n a/* \n\n   \nb/**  # and these\n#c"
    #expect(PathPattern.list(text) == ["a/*", "b/**"])
    #expect(PathPattern.list("").isEmpty)
  }
}
