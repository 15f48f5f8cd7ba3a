import CommandLineArguments
import Testing

@Suite struct UsageErrorTests {
  static let table: [(words: String, message: String, hint: String)] = [
    ("", "a command is missing", "'scenecheck help' lists the commands"),
    ("rn", "unknown command 'rn'", "did you mean 'run'?"),
    ("teleport", "unknown command 'teleport'", "'scenecheck help' lists the commands"),
    ("help lintt", "unknown command 'lintt'", "did you mean 'lint'?"),
    (
      "help run list", "unexpected 'list' after 'help'",
      "'scenecheck help help' lists what it takes"
    ),
    ("run --strickt", "unknown option '--strickt' of 'run'", "did you mean '--strict'?"),
    ("run -q", "unknown option '-q' of 'run'", "'scenecheck help run' lists what it takes"),
    (
      "list --strict", "unknown option '--strict' of 'list'",
      "'scenecheck help list' lists what it takes"
    ),
    ("run --strict=yes", "'--strict' takes no value", "'scenecheck help run' lists what it takes"),
    ("run -o", "'-o' needs a value", "write '--output=FOLDER'"),
    ("run --output --strict", "'--output' needs a value", "write '--output=FOLDER'"),
    ("run --output=", "'--output' cannot be ''", "write something after it"),
    ("run -o a --output b", "'--output' stands twice", "leave one out"),
    (
      "version a", "unexpected 'a' after 'version'", "'scenecheck help version' lists what it takes"
    ),
    ("run --alternatives al", "'--alternatives' cannot be 'al'", "did you mean 'all'?"),
    (
      "run --alternatives both", "'--alternatives' cannot be 'both'",
      "known are: all, default, every"
    ),
    ("run --max-runs 0", "'--max-runs' cannot be '0'", "write a whole number above 0"),
    ("run --max-runs=-1", "'--max-runs' cannot be '-1'", "write a whole number above 0"),
    ("run -i reference", "'-i' cannot be 'reference'", "write it as NAME=SPEC"),
    ("report", "'report' needs RESULTS.xml", "'scenecheck help report' lists what it takes"),
    ("report a b", "unexpected 'b' after 'report'", "'scenecheck help report' lists what it takes"),
    ("export --format tap a", "'--format' cannot be 'tap'", "known are: junit"),
  ]

  @Test(arguments: table)
  func `every mistake is named with a way out`(words: String, message: String, hint: String) {
    let error = #expect(throws: UsageError.self) {
      try ParsedArguments.parse(words.split(separator: " ").map(String.init))
    }
    #expect(error?.message == message)
    #expect(error?.hint == hint)
  }
}
