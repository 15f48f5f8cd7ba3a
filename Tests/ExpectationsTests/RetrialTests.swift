import Conformance
import Expectations
import SceneLifecycle
import Testing

@Suite struct RetrialTests {
  private static let broken = result(violation("a"))
  private static let fine = result()

  private static var undecided: ScenarioResult {
    var result = result()
    result.verdict = .inconclusive
    result.obstacle = Obstacle(party: .adapter, reason: "silence")
    return result
  }

  private func retrial(_ first: ScenarioResult, _ others: ScenarioResult...) -> ScenarioResult {
    var retrial = Retrial(first, strict: false)
    for other in others { retrial.add(other) }
    return retrial.result
  }

  @Test func `tries that all fail bear the failure out`() {
    let result = retrial(Self.broken, Self.broken, Self.broken)
    #expect(result.verdict == .fail)
    #expect(result.tries == Tries(made: 3, failing: 3))
    #expect(result.tries?.description == "fails in 3 of 3 tries")
    #expect(result.obstacle == nil)
  }

  @Test func `tries that differ are a flake, which is undecided, and the failure is told`() {
    let result = retrial(Self.broken, Self.fine, Self.broken, Self.fine)
    #expect(result.verdict == .inconclusive)
    #expect(
      result.obstacle
        == Obstacle(party: .implementation, reason: "flake: fails in 2 of 4 tries")
    )
    #expect(result.violations == Self.broken.violations)
  }

  @Test func `what cannot be judged now and then is a flake as well`() {
    let result = retrial(Self.undecided, Self.fine, Self.broken)
    #expect(
      result.obstacle?.reason
        == "flake: fails in 1 of 3 tries, inconclusive in 1 of 3 tries"
    )
    #expect(result.violations == Self.broken.violations)
    let never = retrial(Self.undecided, Self.undecided)
    #expect(never.obstacle == Self.undecided.obstacle)
    #expect(never.tries?.description == "inconclusive in 2 of 2 tries")
    #expect(never.tries?.isFlake == false)
  }

  @Test func `a try that we could not make is none`() {
    var late = Self.undecided
    late.obstacle = Obstacle(party: .harness, reason: "the time for all runs is over")
    #expect(retrial(Self.broken, late, late).tries == Tries(made: 1, failing: 1))
    #expect(retrial(late, late) == late)
    #expect(retrial(late, Self.broken).verdict == .fail)
    #expect(retrial(late, Self.fine).verdict == .pass)
  }

  @Test func `an expected failure is no failing try`() {
    let sheet = sheet(entry("a"))
    let known = sheet.marked(Self.broken, of: facts())
    let surprise = sheet.marked(result(violation("b")), of: facts())
    #expect(retrial(surprise, known).tries == Tries(made: 2, failing: 1))
  }
}
