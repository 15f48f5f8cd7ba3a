public import Conformance
public import Implementations
public import Scenarios
public import SceneLifecycle

/// Which runs of a scenario are made.
public enum AlternativesMode: String, CaseIterable, Sendable {
  /// The default run, and one more for each other alternative of each choice met in it.
  case all
  /// The default run alone.
  case `default`
  /// The whole tree of alternatives.
  case every
}

/// Puts an implementation through a scenario, in every run that is asked for.
public struct Judge: Sendable {
  public let alternatives: AlternativesMode
  public let strict: Bool
  /// How many runs `every` makes of one scenario at most.
  public let runLimit: Int

  public init(
    alternatives: AlternativesMode = .all,
    strict: Bool = false,
    runLimit: Int = 4096
  ) {
    self.alternatives = alternatives
    self.strict = strict
    self.runLimit = runLimit
  }

  /// What the implementation makes of the scenario.
  ///
  /// - Parameters:
  ///   - scenario: What to put it through.
  ///   - implementation: The program under test.
  ///   - name: The implementation's name on the command line.
  /// - Returns: The verdict with its violations; the worst run counts.
  /// - Throws: `UnplayableScenario` when the default run cannot make all its steps.
  public func judge(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    named name: String
  ) throws(UnplayableScenario) -> ScenarioResult {
    if let obstacle = obstacle(scenario, implementation) {
      return ScenarioResult(
        implementation: name,
        verdict: .inapplicable,
        obstacle: obstacle,
        runs: 0
      )
    }
    var findings = Findings(strict: strict)
    var met: Set<Choice> = []
    var runs = 0
    var obstacle: Obstacle?
    try eachRun(scenario, implementation) { outcome in
      runs += 1
      obstacle = obstacle ?? outcome.obstacle
      met.formUnion(outcome.decisions.met.map(\.choice))
      findings.add(outcome.violations, by: outcome.decisions)
    }
    let isOwn = { (requirement: Requirement) in
      scenario.checks.contains(requirement) || requirement == .survivesLegalCallbacks
    }
    let own = findings.about(isOwn)
    let incidental = findings.about { !isOwn($0) }
    let verdict: Verdict = own.first.map { findings.isFail($0) ? .fail : .warning } ?? .pass
    let isUndecided = verdict != .fail && obstacle != nil
    return ScenarioResult(
      implementation: name,
      verdict: isUndecided ? .inconclusive : verdict,
      violations: own.map(\.violation),
      incidental: incidental.map(\.violation),
      obstacle: isUndecided ? obstacle : nil,
      runs: runs,
      choices: Choice.allCases.filter(met.contains),
      timeline: (own.first ?? incidental.first).map {
        timeline(scenario, implementation, $0.decisions)
      } ?? []
    )
  }

  /// The `then` lines that the oracle does not demand, over all runs on the implementation.
  package func lint(
    _ scenario: Scenario,
    _ implementation: any Implementation
  ) throws(UnplayableScenario) -> [Unborne] {
    var unborne: [Unborne] = []
    try eachRun(scenario, implementation, checksDemands: true) { outcome in
      for one in outcome.unborne where !unborne.contains(one) { unborne.append(one) }
    }
    return unborne
  }

  private func eachRun(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    checksDemands: Bool = false,
    _ body: (RunOutcome) -> Void
  ) throws(UnplayableScenario) {
    func run(_ script: [Int]) -> RunOutcome {
      let decisions = Decisions(given: scenario.given, script: script)
      var run = Run(
        scenario,
        on: implementation,
        decisions: decisions,
        checksDemands: checksDemands
      )
      return run.make()
    }
    let first = run([])
    if let impossible = first.impossible, first.violations.isEmpty {
      throw UnplayableScenario(line: impossible.line, reason: impossible.reason)
    }
    body(first)
    // What is stuck stays stuck: each further run would wait for the same time-out.
    if first.obstacle != nil { return }
    switch alternatives {
    case .default: return
    case .all:
      for script in first.decisions.singleFlips() {
        let outcome = run(script)
        body(outcome)
        if outcome.obstacle != nil { return }
      }
    case .every:
      var runs = 1
      var next = first.decisions.nextOfEvery()
      while let script = next, runs < runLimit {
        let outcome = run(script)
        body(outcome)
        if outcome.obstacle != nil { return }
        runs += 1
        next = outcome.decisions.nextOfEvery()
      }
    }
  }

  /// The steps of the run that shows the violation, made again by a second run.
  private func timeline(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    _ decisions: Decisions
  ) -> [TimelineStep] {
    let again = Decisions(given: decisions.given, script: decisions.script)
    var run = Run(scenario, on: implementation, decisions: again, records: true)
    return run.make().timeline
  }

  private func obstacle(
    _ scenario: Scenario,
    _ implementation: any Implementation
  ) -> Obstacle? {
    let needs = scenario.neededCapabilities
    if let missing = needs.first(where: { !implementation.capabilities.contains($0) }) {
      let reason = "the implementation does not declare '\(missing.rawValue)'"
      return Obstacle(capability: missing, reason: reason)
    }
    if let manifest = implementation.manifest, let wanted = scenario.manifest, manifest != wanted {
      let reason = "the implementation is built with manifest '\(manifest.rawValue)'"
      return Obstacle(capability: .multipleScenes, reason: reason)
    }
    return nil
  }
}

/// A scenario with a step that cannot happen in its default run: an error in the file.
public struct UnplayableScenario: Error, Hashable, Sendable, CustomStringConvertible {
  public let line: Int
  public let reason: Impossible

  public var description: String { reason.description }
}
