import Reporting
import Testing

@Suite struct LineTests {
  static let harmless = ["", "a b: c", ":", "std::string", "ä 😀 e\u{301}", "## heading", "a ##"]

  @Test(arguments: harmless) func `harmless text stays as it is`(text: String) {
    #expect(VisibleText.line(text) == text)
  }

  static let steering = [
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\rb", "a\\u{D}b"), ("\u{9B}2J", "\\u{9B}2J"),
    ("\u{202E}txt", "\\u{202E}txt"), ("::error::x", "\\u{3A}:error::x"),
    ("a\n  ::b", "a\\u{A}  ::b"), ("  ::set-env name=a::b", "  \\u{3A}:set-env name=a::b"),
    ("\u{7}", "\\u{7}"),
    ("a ##[error]b", "a \\u{23}#[error]b"), ("##vso[task.x]", "\\u{23}#vso[task.x]"),
    ("##teamcity[x]", "\\u{23}#teamcity[x]"),
  ]

  @Test(arguments: steering) func `what steers a terminal or a CI system is spelled`(
    text: String,
    shown: String
  ) {
    #expect(VisibleText.line(text) == shown)
  }
}
