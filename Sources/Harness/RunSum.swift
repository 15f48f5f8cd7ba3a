import Conformance
import Scenarios
import SceneLifecycle

/// What the runs of one scenario come to, besides their breaks.
struct RunSum {
  private(set) var runs = 0
  /// How many deliveries and actions were made.
  private(set) var steps = 0
  private(set) var choices: [Choice] = []
  /// The requirements that were put to the test in a run.
  private(set) var exercised: [Requirement] = []
  /// Why a run broke off and cannot be judged; `nil` when all could.
  private(set) var broken: Obstacle?
  /// What kept the default run from its end, though nothing was broken.
  private var stopped: String?
  /// The break that ended a run early, so that what is checked was not put to the test.
  private var ending: String?

  mutating func add(_ outcome: RunOutcome) {
    // A flipped run may end early, where its flip makes a later step impossible.
    if runs == 0, outcome.violations.isEmpty, let impossible = outcome.impossible {
      stopped = "\(impossible.reason), which is the app's doing"
    }
    if ending == nil, let end = outcome.ending {
      let place = "step \(end.step), '\(end.stimulus)'"
      ending = "the app broke \(end.requirement.rawValue) at \(place), and the run ended there"
    }
    runs += 1
    broken = broken ?? outcome.obstacle
    steps += outcome.steps
    for occurrence in outcome.decisions.met where !choices.contains(occurrence.choice) {
      choices.append(occurrence.choice)
    }
    for obligation in outcome.obligations where !exercised.contains(obligation.requirement) {
      exercised.append(obligation.requirement)
    }
  }

  /// What the scenario checks although no run puts it to the test.
  func vacuous(_ scenario: Scenario) -> [Requirement] {
    // A replay judges whatever comes up in it; the file asks for nothing.
    if scenario.replay != nil { return [] }
    return scenario.checks.filter { !exercised.contains($0) }
  }

  /// Why nothing can be concluded; `nil` when the runs say something.
  func obstacle(_ scenario: Scenario) -> Obstacle? {
    if let broken { return broken }
    if let stopped { return Obstacle(party: .implementation, reason: stopped) }
    let untested = vacuous(scenario).map(\.rawValue)
    if untested.isEmpty { return nil }
    if let ending { return Obstacle(reason: ending) }
    let names = untested.joined(separator: ", ")
    return Obstacle(reason: "vacuous: no run puts \(names) to the test")
  }
}
