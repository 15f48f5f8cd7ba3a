package import Conformance
import SceneLifecycle

/// The tries of one scenario on one implementation, made because the first was not as expected.
package struct Retrial: Sendable {
  private let strict: Bool
  /// The try that is told: the first that breaks something, or else the first of all.
  private var told: ScenarioResult
  private var tries = Tries(made: 0, failing: 0)

  /// Begins with the try that made the others necessary, marked as the sheet marks it.
  package init(_ first: ScenarioResult, strict: Bool) {
    self.strict = strict
    told = first
    add(first)
  }

  /// Takes in another try, marked as the sheet marks it.
  ///
  /// One that we or the machine could not make, for the time of all runs is over, is none.
  package mutating func add(_ result: ScenarioResult) {
    if result.obstacle?.party == .harness { return }
    if tries.made == 0 { told = result }
    if !result.breaksAsExpected(strict: strict) {
      if tries.failing == 0 { told = result }
      tries.failing += 1
    } else if result.verdict == .inconclusive {
      tries.inconclusive += 1
    }
    tries.made += 1
  }

  /// What the tries come to.
  ///
  /// Tries of one kind bear the first one out. Nothing can be concluded from tries that differ: that is
  /// the implementation's doing, for a try is given nothing that another was not.
  package var result: ScenarioResult {
    var result = told
    if tries.made == 0 { return result }
    result.tries = tries
    guard tries.isFlake else { return result }
    result.verdict = .inconclusive
    result.obstacle = Obstacle(party: .implementation, reason: "flake: \(tries)")
    return result
  }
}
