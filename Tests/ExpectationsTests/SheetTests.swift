import Conformance
import Expectations
import SceneLifecycle
import Testing

@Suite struct SheetTests {
  private typealias Standing = ExpectationMark.Standing

  /// What a sheet says of each break of a result.
  private func standings(_ sheet: ExpectationSheet, _ result: ScenarioResult) -> [Standing?] {
    let marked = sheet.marked(result, of: facts())
    return (marked.violations + marked.incidental).map { $0.expectation?.standing }
  }

  private func stale(_ sheet: ExpectationSheet, _ results: ScenarioResult...) -> [Int] {
    var sheet = sheet
    for result in results { sheet.take(result, of: facts()) }
    return sheet.stale.map(\.line)
  }

  @Test func `the same failure is expected and another one is different`() {
    #expect(standings(sheet(entry("\"a\"")), result(violation("\"a\""))) == [.expected])
    #expect(standings(sheet(entry("\"a\"")), result(violation("\"b\""))) == [.different])
    let other = sheet(entry("\"a\"", .inputStays))
    #expect(standings(other, result(violation("\"a\""))) == [.unexpected])
    #expect(standings(sheet(), result(violation("\"a\""))) == [.unexpected])
  }

  @Test func `a mark names the entry`() throws {
    let marked = sheet(entry("\"a\"")).marked(result(violation("\"b\"")), of: facts())
    let reason = try #require(marked.violations[0].expectation?.reason)
    #expect(reason.line == 3)
    #expect(reason.observed == "\"a\"")
    #expect(reason.owner == "team")
    #expect(reason.link == "https://example.com/1")
    #expect(reason.until == "\(today)")
  }

  @Test func `an entry excuses up to its day and no longer`() {
    #expect(standings(sheet(entry("a", until: today)), result(violation("a"))) == [.expected])
    let old = entry("a", until: today.adding(days: -1))
    #expect(standings(sheet(old), result(violation("a"))) == [.expired])
    // One that holds excuses what an expired one is about as well.
    #expect(standings(sheet(old, entry("a", on: "app")), result(violation("a"))) == [.expected])
  }

  @Test func `an entry holds for its implementation and its device alone`() {
    #expect(standings(sheet(entry("a", on: "app")), result(violation("a"))) == [.expected])
    #expect(standings(sheet(entry("a", on: "other")), result(violation("a"))) == [.unexpected])
    var onPhone = entry("a")
    onPhone.device = Device(.phone, Version(18))
    #expect(standings(sheet(onPhone), result(violation("a"))) == [.unexpected])
    #expect(stale(sheet(onPhone), result()) == [])
    #expect(stale(sheet(entry("a", on: "other")), result()) == [])
  }

  @Test func `an incidental break needs its entry too`() {
    var both = result(violation("a"))
    both.incidental = [violation("b", .inputStays)]
    #expect(standings(sheet(entry("a")), both) == [.expected, .unexpected])
    #expect(standings(sheet(entry("a"), entry("b", .inputStays)), both) == [.expected, .expected])
    let marked = sheet(entry("a")).marked(both, of: facts())
    #expect(!marked.failsAsExpected && !marked.isAsExpected(strict: false))
  }

  @Test func `a warning needs no entry unless strict, but one about it must be right`() {
    let warning = violation("a", grade: .reported)
    #expect(standings(sheet(), result(warning)) == [nil])
    #expect(standings(sheet(strict: true), result(warning)) == [.unexpected])
    #expect(standings(sheet(entry("a")), result(warning)) == [.expected])
    #expect(stale(sheet(entry("a")), result(warning)) == [])
    let marked = sheet(entry("b")).marked(result(warning), of: facts())
    #expect(!marked.isAsExpected(strict: false))
  }

  @Test func `several failures of a requirement need an entry each`() {
    let several = result(violation("a"), violation("b", step: 2), violation("c", step: 3))
    #expect(standings(sheet(entry("b")), several) == [.unexpected, .expected, .unexpected])
    let two = sheet(entry("b"), entry("x"))
    #expect(standings(two, several) == [.different, .expected, .unexpected])
  }

  @Test func `the verdict stays and a fail is as expected when all of it is`() {
    let marked = sheet(entry("a")).marked(result(violation("a")), of: facts())
    #expect(marked.verdict == .fail && marked.failsAsExpected)
    #expect(marked.isAsExpected(strict: false))
    #expect(!result(violation("a")).failsAsExpected)
    #expect(!result(violation("a")).isAsExpected(strict: false))
  }

  @Test func `what cannot be judged is never excused`() {
    var broken = result(violation("a", grade: .reported))
    broken.verdict = .inconclusive
    let marked = sheet(entry("a")).marked(broken, of: facts())
    #expect(!marked.isAsExpected(strict: false))
  }

  @Test func `an entry is stale when nothing bears it out`() {
    #expect(stale(sheet(entry("a")), result()) == [3])
    #expect(stale(sheet(entry("a")), result(violation("a"))) == [])
    #expect(stale(sheet(entry("a")), result(violation("b"))) == [], "told as different")
    #expect(stale(sheet(entry("a"))) == [], "its scenario was not run")
    #expect(stale(sheet(entry("a")), result(), result(violation("a"), on: "b")) == [])
    let two = sheet(entry("a"), entry("b", line: 9))
    #expect(stale(two, result(violation("a"))) == [9])
  }

  @Test func `an entry is not stale while a result says nothing`() {
    for verdict in [Verdict.inconclusive, .inapplicable] {
      var nothing = result()
      nothing.verdict = verdict
      #expect(stale(sheet(entry("a")), nothing) == [])
      #expect(stale(sheet(entry("a")), result(), nothing) == [])
    }
    var cut = result()
    cut.isCut = true
    #expect(stale(sheet(entry("a")), cut) == [])
    var free = result()
    free.choices = [.lateDiscardOrder]
    #expect(stale(sheet(entry("a"), isExhaustive: false), free) == [])
    #expect(stale(sheet(entry("a"), isExhaustive: false), result()) == [3])
    #expect(stale(sheet(entry("a")), free) == [3])
  }
}
