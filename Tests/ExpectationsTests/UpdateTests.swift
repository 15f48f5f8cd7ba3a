import Conformance
import Expectations
import SceneLifecycle
import Testing

@Suite struct UpdateTests {
  private func update(
    _ sheet: ExpectationSheet,
    _ results: ScenarioResult...
  ) -> ExpectationUpdate {
    var sheet = sheet
    for result in results { sheet.take(result, of: facts()) }
    return sheet.updated()
  }

  /// How many entries were kept, changed, dropped and added.
  private func counts(_ update: ExpectationUpdate) -> [Int] {
    [update.kept, update.changed, update.dropped, update.added]
  }

  @Test func `an entry that matches stays as it is, an expired one too`() {
    for until in [today, today.adding(days: -5)] {
      var known = entry("a", until: until)
      known.comment = ["why"]
      let update = update(sheet(known), result(violation("a")))
      #expect(update.file.entries == [known])
      #expect(counts(update) == [1, 0, 0, 0])
    }
  }

  @Test func `an entry whose failure became another one says so`() {
    var known = entry("a")
    known.comment = ["why"]
    let update = update(sheet(known), result(violation("b")))
    var changed = known
    changed.observed = "b"
    #expect(update.file.entries == [changed])
    #expect(counts(update) == [0, 1, 0, 0])
  }

  @Test func `a stale entry goes and its neighbours stay`() {
    let other = entry("b", on: "other")
    let update = update(sheet(entry("a"), other), result())
    #expect(update.file.entries == [other])
    #expect(counts(update) == [1, 0, 1, 0])
  }

  @Test func `a new failure gets an entry that nobody owns, for thirty days, and once`() {
    let update = update(sheet(), result(violation("a"), violation("a", step: 2)))
    #expect(
      update.file.entries == [
        Expectation(
          scenario: "data/kept",
          requirement: .noDataLossOnKill,
          implementation: "app",
          observed: "a",
          owner: "unassigned",
          until: today.adding(days: 30)
        )
      ]
    )
    #expect(counts(update) == [0, 0, 0, 1])
  }

  @Test func `what one implementation shows does not change the entry of another`() {
    let known = entry("a")
    let update = update(
      sheet(known),
      result(violation("a")),
      result(violation("b"), on: "second")
    )
    #expect(update.file.entries.first == known)
    #expect(update.file.entries.map(\.implementation) == [nil, "second"])
    #expect(counts(update) == [1, 0, 0, 1])
  }

  @Test func `nothing is written down of a flake, nor dropped for one`() {
    var flake = result(violation("b"))
    flake.verdict = .inconclusive
    flake.tries = Tries(made: 3, failing: 1)
    let update = update(sheet(entry("a")), flake)
    #expect(update.file.entries == [entry("a")])
    #expect(counts(update) == [1, 0, 0, 0])
  }

  @Test func `a run with what an update wrote is as expected`() throws {
    let results = [
      result(violation("a"), violation("\"b\"\n", .inputStays, step: 4)), result(on: "second"),
      result(violation("c"), on: "third"),
    ]
    var first = sheet(entry("x"), entry("gone", .comesToRest))
    for result in results { first.take(result, of: facts()) }
    let file = try read(ExpectationWriter.write(first.updated().file))
    var second = ExpectationSheet(file, today: today, strict: false)
    for result in results {
      #expect(second.marked(result, of: facts()).isAsExpected(strict: false))
      second.take(result, of: facts())
    }
    #expect(second.stale == [])
    #expect(second.updated().file == file)
  }
}
