import Conformance
import Reporting
import Testing

struct WriterTests {
  @Test(arguments: Verdict.allCases)
  func `a result of each verdict fits the schema`(verdict: Verdict) throws {
    let path = try Samples.small([Samples.result(verdict)])
    try ReportRenderer(resultsAt: path).validate()
  }

  @Test func `no result, several implementations and evil text fit the schema`() throws {
    try ReportRenderer(resultsAt: Samples.small([])).validate()
    try ReportRenderer(resultsAt: Samples.everything()).validate()
  }

  @Test func `the same input gives the same bytes`() throws {
    let first = try Samples.everything()
    let second = try Samples.everything()
    #expect(try Samples.text(first) == Samples.text(second))
    let renderings = try [first, second].map { try ReportRenderer(resultsAt: $0).render(.report) }
    #expect(renderings[0] == renderings[1])
  }

  @Test func `forbidden characters are spelled out and the spelling is unambiguous`() {
    #expect(VisibleText.of("a\u{1B}b\u{0}\u{FFFE}") == "a\\u{1B}b\\u{0}\\u{FFFE}")
    #expect(VisibleText.of("\\u{1B}") == "\\u{5C}u{1B}")
    #expect(VisibleText.of("C:\\users \\n \\u1B") == "C:\\users \\n \\u1B")
  }

  @Test func `identifiers differ when texts do`() {
    let texts = ["a b", "a_b", "a_20_b", "a:b", "a/b", "\u{E9}", ""]
    #expect(Set(texts.map(VisibleText.identifier)).count == texts.count)
    #expect(VisibleText.identifier("a b") == "a_20_b")
  }

  @Test func `an interrupted run and one with missing scenarios are not complete`() throws {
    let interrupted = try Samples.text(Samples.everything(interrupted: true))
    #expect(interrupted.contains("<summary complete=\"false\""))
    #expect(try Samples.text(Samples.everything()).contains("<summary complete=\"true\""))
    let path = try Samples.file()
    let writer = try ResultsWriter(path: path, facts: Samples.facts(), rules: [], scenarioCount: 2)
    try writer.add(scenario: Samples.scenario("a"), results: [Samples.result(.pass)])
    try writer.finish(interrupted: false)
    #expect(try Samples.text(path).contains("<summary complete=\"false\" scenarios=\"1\">"))
  }

  @Test func `a finished scenario is on disk before the next one`() throws {
    let path = try Samples.file()
    let writer = try ResultsWriter(path: path, facts: Samples.facts(), rules: [], scenarioCount: 2)
    try writer.add(scenario: Samples.scenario("a"), results: [Samples.result(.pass)])
    #expect(try Samples.text(path).contains("verdict=\"pass\""))
    try writer.finish(interrupted: true)
    #expect(throws: ReportingError.alreadyFinished(path: path)) {
      try writer.finish(interrupted: true)
    }
  }

  @Test func `a result of nobody and a folder that is not there are refused`() throws {
    let path = try Samples.file()
    let writer = try ResultsWriter(path: path, facts: Samples.facts(), rules: [], scenarioCount: 1)
    #expect(throws: ReportingError.unknownImplementation(path: path, name: "other")) {
      try writer.add(
        scenario: Samples.scenario("a"),
        results: [Samples.result(.pass, on: "other")]
      )
    }
    let missing = path + "/x.xml"
    #expect(throws: ReportingError.cannotOpen(path: missing, reason: "Not a directory")) {
      try ResultsWriter(path: missing, facts: Samples.facts(), rules: [], scenarioCount: 1)
    }
  }

  #if os(Linux)
  @Test func `a full disk is reported`() {
    let expected = ReportingError.cannotWrite(
      path: "/dev/full",
      reason: "No space left on device"
    )
    #expect(throws: expected) {
      try ResultsWriter(path: "/dev/full", facts: Samples.facts(), rules: [], scenarioCount: 1)
    }
  }
  #endif
}
