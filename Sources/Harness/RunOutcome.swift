package import Conformance
package import SceneLifecycle

/// What came of one run of a scenario.
package struct RunOutcome {
  package var violations: [Violation] = []
  package var decisions: Decisions
  package var obligations: [Judgement.Obligation] = []
  package var timeline: [TimelineStep] = []
  /// How many deliveries and actions were made.
  package var steps = 0
  /// The stimulus that could not happen, and the line of its step; `nil` when all steps were made.
  package var impossible: (line: Int, reason: Impossible)?
  /// The break that ended the run before its end, and the number and text of its step; `nil` when none did.
  package var ending: (step: Int, stimulus: String, requirement: Requirement)?
  /// Why the run broke off and cannot be judged; `nil` when it did not.
  package var obstacle: Obstacle?
  /// The `then` lines that the platform and the ledger do not bear out.
  package var unborne: [ScenarioMistake] = []
  /// Where the process could have been killed, in order; empty unless that was asked for.
  package var killPoints: [KillPoint] = []
  /// How many choices were met before the kill; `nil` when there was none.
  package var choicesBeforeKill: Int?
}
