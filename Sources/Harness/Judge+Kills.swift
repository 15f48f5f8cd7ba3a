import Conformance
import Implementations
import Scenarios
import SceneLifecycle

/// Which kills are made of a scenario, besides its usual runs.
public struct KillPlan: Hashable, Sendable {
  /// The step whose kill points are taken, from 1; `nil` for those of every step.
  public let step: Int?
  /// Whether kills are made that race with an answer, so that two runs may differ in their rows.
  public let races: Bool

  public init(step: Int? = nil, races: Bool = true) {
    self.step = step
    self.races = races
  }
}

/// The kill matrix.
extension Judge {
  /// Kills the process at each point of the default run.
  ///
  /// What a raced kill breaks stands in its row alone, since it may not happen again.
  func killed(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    _ findings: inout Findings,
    _ sum: inout RunSum
  ) -> [KillResult] {
    // A recording is what it is: nobody killed that app there.
    guard let kills, scenario.replay == nil else { return [] }
    let points = run(scenario, implementation, [], notesKillPoints: true).killPoints.filter {
      (kills.step == nil || kills.step == $0.step) && (kills.races || $0.kind != .raced)
    }
    var results: [KillResult] = []
    for point in points where !isStopped() {
      let outcomes = runs(scenario, implementation, killedAt: point)
      results.append(result(point, outcomes))
      if point.kind == .raced { continue }
      for outcome in outcomes {
        sum.add(outcome)
        findings.add(outcome.violations, by: outcome.decisions)
      }
      if outcomes.contains(where: { $0.obstacle != nil }) { break }
    }
    return results
  }

  /// The run with defaults, and one for each other alternative met from the kill on.
  private func runs(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    killedAt point: KillPoint
  ) -> [RunOutcome] {
    let first = run(scenario, implementation, [], killPoint: point)
    guard alternatives != .default, first.obstacle == nil, let met = first.choicesBeforeKill else {
      return [first]
    }
    let scripts = first.decisions.singleFlips(from: met).prefix(runLimit - 1)
    return [first] + scripts.map { run(scenario, implementation, $0, killPoint: point) }
  }

  private func result(_ point: KillPoint, _ outcomes: [RunOutcome]) -> KillResult {
    let violations = outcomes.flatMap(\.violations)
    var obstacle = outcomes.lazy.compactMap(\.obstacle).first
    if obstacle == nil, outcomes.contains(where: { $0.choicesBeforeKill == nil }) {
      obstacle = Obstacle(party: .implementation, reason: "the run went another way this time")
    }
    let verdict: Verdict =
      if violations.contains(where: { $0.isFail(strict: strict) }) {
        .fail
      } else if obstacle != nil {
        .inconclusive
      } else {
        violations.isEmpty ? .pass : .warning
      }
    return KillResult(
      point: point,
      verdict: verdict,
      runs: outcomes.count,
      broken: Requirement.allCases.filter { broken in
        violations.contains { $0.requirement == broken }
      },
      obstacle: obstacle
    )
  }
}
