import Conformance
import Foundation
import Reporting
import Testing

struct SheetTests {
  private func render(_ output: ReportRenderer.Output, _ path: String) throws -> String {
    String(decoding: try ReportRenderer(resultsAt: path).render(output), as: UTF8.self)
  }

  /// The values of an attribute in markup where every text escapes `<`.
  private func values(of name: String, in markup: String) -> [String] {
    markup.components(separatedBy: "<").dropFirst().flatMap { tag in
      (tag.components(separatedBy: ">").first ?? "").components(separatedBy: " \(name)=\"")
        .dropFirst().compactMap { $0.components(separatedBy: "\"").first }
    }
  }

  @Test func `the ids of a page are unique and every link inside it leads somewhere`() throws {
    let page = try render(.report, Samples.everything())
    let ids = values(of: "id", in: page)
    #expect(ids.count > 20)
    #expect(Set(ids).count == ids.count)
    let targets = values(of: "href", in: page).filter { $0.hasPrefix("#") }.map { $0.dropFirst() }
    #expect(!targets.isEmpty)
    #expect(Set(targets.map(String.init)).isSubset(of: Set(ids)))
    #expect(ids.contains("scenario-data/deep/fail:reference:step-3"))
  }

  @Test func `a page is one file without script and with text for colour`() throws {
    let page = try render(.report, Samples.everything())
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(!page.contains("<script"))
    #expect(!page.contains("<b>&amp;\""))
    #expect(!page.contains("src="))
    #expect(page.contains("breaks here"))
    #expect(page.contains("\\u{1B}[31m"))
    let links = values(of: "href", in: page).filter { !$0.hasPrefix("#") }
    #expect(links.allSatisfy { $0.hasPrefix("https://") })
  }

  @Test func `the page says what kind of run it was`() throws {
    let none = try render(.report, Samples.small([]))
    #expect(none.contains("<h1>Nothing was judged</h1>"))
    let one = try render(.report, Samples.small([Samples.result(.pass)]))
    #expect(one.contains("<h1>The one result passes</h1>"))
    let fail = try render(.report, Samples.small([Samples.result(.pass), Samples.result(.fail)]))
    #expect(fail.contains("<h1>1 of 2 results fails</h1>"))
    let broken = try render(.report, Samples.everything(interrupted: true))
    #expect(broken.contains("Incomplete run."))
    #expect(one.contains("Cut short."))
    let untested = one.components(separatedBy: "never put to the test").last ?? ""
    #expect(untested.hasPrefix("</dt><dd><a href=\"#requirement-input-stays\">"))
  }

  @Test func `the page lists every kill, and unfolds a list that does not pass`() throws {
    let page = try render(.report, Samples.small([Samples.result(.fail)]))
    #expect(page.contains("1 of 3 pass"))
    #expect(page.contains("before write 1 of step 2 (an action), breaks no-data-loss-on-kill"))
    #expect(page.contains("during message 3 of step 2 (an action), raced: "))
    #expect(page.contains("<details class=\"kills\" open"))
    var passing = Samples.result(.pass)
    passing.kills = [Samples.kills[0]]
    let folded = try render(.report, Samples.small([passing]))
    #expect(folded.contains("<details class=\"kills\"><summary>"))
    let junit = try render(.junit, Samples.small([Samples.result(.fail)]))
    #expect(junit.contains("killed before write 1 of step 2 (an action)\n"))
  }

  @Test func `junit counts what it holds`() throws {
    let markup = try render(.junit, Samples.everything())
    let parser = XMLCounter()
    parser.read(markup)
    #expect(parser.isWellFormed)
    #expect(parser.elements["testcase"] == 16)
    #expect(parser.sums["testsuite tests"] == 16)
    #expect(parser.sums["testsuites tests"] == 16)
    for (attribute, element) in [
      ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
    ] {
      #expect(parser.sums["testsuite \(attribute)"] == parser.elements[element])
    }
    #expect(parser.names.count == 16)
  }

  @Test func `an output is written whole or not at all`() throws {
    let path = try Samples.small([Samples.result(.fail)])
    let target = try Samples.file("junit.xml")
    let renderer = try ReportRenderer(resultsAt: path)
    try renderer.write(.junit, to: target)
    #expect(try Data(contentsOf: URL(filePath: target)) == Data(renderer.render(.junit)))
    let folder = URL(filePath: target).deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["junit.xml"])
    #expect(throws: ReportingError.self) { try renderer.write(.junit, to: folder) }
  }

  @Test func `twelve implementations of a thousand scenarios make a page with a cell each`() throws
  {
    let path = try Samples.file()
    let names = (1...12).map { "implementation-\($0)" }
    let writer = try ResultsWriter(
      path: path,
      facts: Samples.facts(names),
      rules: Samples.rules,
      scenarioCount: 1000
    )
    for index in 0..<1000 {
      try writer.add(
        scenario: Samples.scenario("group-\(index / 50)/scenario-\(index)"),
        results: names.enumerated().map { place, name in
          Samples.result(Verdict.allCases[(index + place) % 97 == 0 ? 2 : 0], on: name)
        }
      )
    }
    try writer.finish(interrupted: false)
    let page = try render(.report, path)
    #expect(page.components(separatedBy: "<td").count - 1 == 12_000)
    #expect(page.components(separatedBy: "<tr class=\"group\"").count - 1 == 20)
  }
}
