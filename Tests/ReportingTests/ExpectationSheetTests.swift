import Conformance
import Foundation
import Reporting
import SceneLifecycle
import Testing

/// What the schema and the sheets make of expectations and flakes.
struct ExpectationSheetTests {
  private func render(
    _ output: ReportRenderer.Output,
    _ results: [ScenarioResult],
    stale: [StaleExpectation] = []
  ) throws -> String {
    let renderer = try ReportRenderer(resultsAt: Samples.small(results, stale: stale))
    try renderer.validate()
    return String(decoding: try renderer.render(output), as: UTF8.self)
  }

  private static var flake: ScenarioResult {
    var result = Samples.marked(.unexpected)
    result.verdict = .inconclusive
    result.tries = Tries(made: 4, failing: 2)
    result.obstacle = Obstacle(party: .implementation, reason: "flake: fails in 2 of 4 tries")
    return result
  }

  /// The part of a page from the heading of a section to the next one.
  private func section(_ id: String, of page: String) -> String {
    let rest = page.components(separatedBy: "<section id=\"\(id)\">").dropFirst().first ?? ""
    return rest.components(separatedBy: "</section>")[0]
  }

  @Test(arguments: ExpectationMark.Standing.allCases)
  func `each standing fits the schema and is told`(standing: ExpectationMark.Standing) throws {
    let page = try render(.report, [Samples.marked(standing)], stale: [Samples.stale])
    let words = [
      ExpectationMark.Standing.expected: "As expected: ",
      .different: "Another failure is expected: <bdi class=\"text\">as ever ",
      .expired: "This was expected, but no longer. ",
    ]
    let story = section(standing == .expected ? "expectations" : "failures", of: page)
    let told = words.filter { story.contains("<dt>known</dt><dd>\($0.value)") }
    #expect(told.map(\.key) == (standing == .unexpected ? [] : [standing]))
    let isTold = section("failures", of: page).contains("data/0")
    #expect(isTold == (standing != .expected))
    #expect(section("expectations", of: page).contains("data/0") == (standing == .expected))
  }

  @Test func `expected failures are folded and are no failures of the sentence`() throws {
    let expected = Samples.marked(.expected)
    let pass = Samples.result(.pass)
    let page = try render(.report, [expected, pass])
    #expect(page.contains("<h1>1 of 2 results fails, as expected</h1>"))
    #expect(
      section("expectations", of: page).contains("<details><summary>1 result failed as expected")
    )
    #expect(section("failures", of: page) == "")
    let both = try render(.report, [expected, Samples.marked(.different), pass])
    #expect(both.contains("<h1>1 of 3 results fails, and 1 as expected</h1>"))
    let undecided = try render(.report, [expected, Samples.result(.inconclusive)])
    #expect(
      undecided.contains(
        "<h1>Nothing fails that is not expected, but 1 of 2 could not be judged</h1>"
      )
    )
  }

  @Test func `a stale entry is told and makes the sentence`() throws {
    let page = try render(.report, [Samples.result(.pass)], stale: [Samples.stale])
    #expect(
      page.contains("<h1>Nothing fails that is not expected, but 1 expectation is stale</h1>")
    )
    #expect(section("expectations", of: page).contains("Stale: <bdi>data/gone &lt;b&gt;"))
    let without = try render(.report, [Samples.result(.pass)])
    #expect(!without.contains("Expected failures and stale entries"))
  }

  @Test func `the section stands between what fails and the matrix`() throws {
    let path = try Samples.file()
    let writer = try ResultsWriter(
      path: path,
      facts: Samples.facts(["reference", "other"]),
      rules: [],
      scenarioCount: 1
    )
    let row = [Samples.marked(.expected), Samples.result(.fail, on: "other")]
    try writer.add(scenario: Samples.scenario("data/0"), results: row)
    try writer.finish(interrupted: false)
    let page = String(decoding: try ReportRenderer(resultsAt: path).render(.report), as: UTF8.self)
    let order = ["failures", "incidental", "expectations", "matrix"].map {
      page.range(of: "<section id=\"\($0)\">")?.lowerBound
    }
    #expect(!order.contains(nil) && order.compactMap(\.self) == order.compactMap(\.self).sorted())
    #expect(page.contains("aria-label=\"fail, expected\""))
    #expect(page.contains("<td class=\"fail expected\">"))
    #expect(page.contains("failed as expected</li>"))
  }

  @Test func `a flake is told as one, and a failure made again as none`() throws {
    let flake = try render(.report, [Self.flake])
    #expect(section("inconclusive", of: flake).contains("<b>A flake:</b> of 4 tries 2 failed"))
    var sure = Samples.result(.fail)
    sure.tries = Tries(made: 3, failing: 3)
    #expect(try render(.report, [sure]).contains("<b>No flake:</b> of 3 tries 3 failed"))
    #expect(try render(.junit, [sure]).contains("fails in 3 of 3 tries"))
    #expect(try render(.junit, [Self.flake]).contains("message=\"flake: fails in 2 of 4 tries\""))
  }

  @Test func `junit skips what is expected, fails for what is stale, and counts both`() throws {
    let results = [
      Samples.marked(.expected), Samples.marked(.expired), Samples.result(.inapplicable),
      Self.flake,
    ]
    let markup = try render(.junit, results, stale: [Samples.stale])
    let parser = XMLCounter()
    parser.read(markup)
    #expect(parser.isWellFormed)
    #expect(parser.elements["testcase"] == 5)
    #expect(parser.elements["failure"] == 2)
    #expect(parser.elements["skipped"] == 2)
    for whole in ["testsuite", "testsuites"] {
      #expect(parser.sums["\(whole) tests"] == 5)
      #expect(parser.sums["\(whole) failures"] == 2)
      #expect(parser.sums["\(whole) errors"] == 1)
    }
    #expect(parser.sums["testsuite skipped"] == 2)
    #expect(markup.contains("<skipped message=\"expected failure: no-data-loss-on-kill, team "))
    #expect(markup.contains("<failure type=\"stale\""))
  }
}
