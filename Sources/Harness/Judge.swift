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
  /// How many runs are made of one scenario at most.
  public let runLimit: Int
  /// Which kills are made besides; `nil` for none.
  public let kills: KillPlan?
  /// Whether no further run is to be begun; a result whose runs were not all made is cut.
  let isStopped: @Sendable () -> Bool

  public init(
    alternatives: AlternativesMode = .all,
    strict: Bool = false,
    runLimit: Int = 4096,
    kills: KillPlan? = nil,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.alternatives = alternatives
    self.strict = strict
    self.runLimit = runLimit
    self.kills = kills
    self.isStopped = isStopped
  }

  /// What the implementation makes of the scenario.
  ///
  /// - Parameters:
  ///   - scenario: What to put it through; `impossibleStep` has found nothing in it.
  ///   - implementation: The program under test.
  ///   - name: The implementation's name on the command line.
  /// - Returns: The verdict with its violations; the worst run counts.
  public func judge(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    named name: String
  ) -> ScenarioResult {
    if let obstacle = obstacle(scenario, implementation) {
      return ScenarioResult(
        implementation: name,
        verdict: .inapplicable,
        obstacle: obstacle,
        runs: 0
      )
    }
    var findings = Findings(strict: strict)
    var sum = RunSum()
    var isCut = eachRun(scenario, implementation) { outcome in
      sum.add(outcome)
      findings.add(outcome.violations, by: outcome.decisions)
    }
    // What is stuck stays stuck.
    var kills: [KillResult] = []
    if sum.broken == nil { kills = killed(scenario, implementation, &findings, &sum) }
    if self.kills != nil, isStopped() { isCut = true }
    let isOwn = { (violation: Violation) in
      scenario.checks.contains(violation.requirement)
        || violation.requirement == .survivesLegalCallbacks
        || (violation.killed != nil && violation.requirement == .noDataLossOnKill)
    }
    let own = findings.about(isOwn)
    let incidental = findings.about { !isOwn($0) }
    var verdict = own.first.map { findings.isFail($0) ? Verdict.fail : .warning }
    // A warning is no answer to what a run that broke off might have shown.
    if verdict == .warning, sum.broken != nil { verdict = nil }
    let obstacle = verdict == nil ? sum.obstacle(scenario) : nil
    return ScenarioResult(
      implementation: name,
      verdict: verdict ?? (obstacle == nil ? .pass : .inconclusive),
      violations: own.map(\.violation),
      incidental: incidental.map(\.violation),
      obstacle: obstacle,
      runs: sum.runs,
      isCut: isCut,
      steps: sum.steps,
      choices: Choice.allCases.filter(sum.choices.contains),
      exercised: Requirement.allCases.filter(sum.exercised.contains),
      timeline: (own.first ?? incidental.first).map {
        timeline(scenario, implementation, $0)
      } ?? [],
      kills: kills
    )
  }

  /// The step of a scenario that cannot happen, whatever a conforming app does: an error in the file.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, which is made once, with defaults.
  ///   - implementation: A conforming app, whose requests may open the windows that steps name.
  /// - Returns: The line and the reason; `nil` when all steps can be made.
  public func impossibleStep(
    _ scenario: Scenario,
    _ implementation: any Implementation
  ) -> ScenarioMistake? {
    run(scenario, implementation, []).impossible.map {
      ScenarioMistake(line: $0.line, message: $0.reason.description)
    }
  }

  /// The `then` lines that the oracle does not demand, and what is checked but never put to the test,
  /// over all runs on the implementation.
  public func lint(
    _ scenario: Scenario,
    _ implementation: any Implementation
  ) -> (mistakes: [ScenarioMistake], vacuous: [Requirement]) {
    if let mistake = impossibleStep(scenario, implementation) { return ([mistake], []) }
    var mistakes: [ScenarioMistake] = []
    var sum = RunSum()
    _ = eachRun(scenario, implementation, checksDemands: true) { outcome in
      sum.add(outcome)
      for one in outcome.unborne where !mistakes.contains(one) { mistakes.append(one) }
    }
    return (mistakes, sum.vacuous(scenario))
  }

  /// Makes the runs that are asked for; true when there were more than may be made.
  private func eachRun(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    checksDemands: Bool = false,
    _ body: (RunOutcome) -> Void
  ) -> Bool {
    func made(_ script: [Int]) -> RunOutcome {
      let outcome = run(scenario, implementation, script, checksDemands: checksDemands)
      body(outcome)
      return outcome
    }
    let first = made([])
    // A replay is one run, the one that fits.
    if scenario.replay != nil { return false }
    // What is stuck stays stuck: each further run would wait for the same time-out.
    if first.obstacle != nil { return false }
    switch alternatives {
    case .default: return false
    case .all:
      let scripts = first.decisions.singleFlips()
      for script in scripts.prefix(runLimit - 1) {
        if isStopped() { return true }
        if made(script).obstacle != nil { return false }
      }
      return scripts.count >= runLimit
    case .every:
      var runs = 1
      var next = first.decisions.nextOfEvery()
      while let script = next, runs < runLimit, !isStopped() {
        let outcome = made(script)
        if outcome.obstacle != nil { return false }
        next = outcome.decisions.nextOfEvery()
        runs += 1
      }
      return next != nil
    }
  }

  func run(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    _ script: [Int],
    checksDemands: Bool = false,
    killPoint: KillPoint? = nil,
    notesKillPoints: Bool = false
  ) -> RunOutcome {
    let decisions = Decisions(given: scenario.given, script: script)
    var run = Run(
      scenario,
      on: implementation,
      decisions: decisions,
      checksDemands: checksDemands,
      killPoint: killPoint,
      notesKillPoints: notesKillPoints
    )
    return run.make()
  }

  /// The steps of the run that shows the violation, made again by a second run.
  private func timeline(
    _ scenario: Scenario,
    _ implementation: any Implementation,
    _ finding: Findings.Finding
  ) -> [TimelineStep] {
    let made = finding.decisions
    var run = Run(
      scenario,
      on: implementation,
      decisions: Decisions(given: made.given, script: made.script),
      records: true,
      killPoint: finding.violation.killed
    )
    return run.make().timeline
  }

  private func obstacle(
    _ scenario: Scenario,
    _ implementation: any Implementation
  ) -> Obstacle? {
    if implementation.hasSystemProcesses, scenario.hasStorageFaults {
      let reason = "the implementation keeps its data itself, where no write can be made to fail"
      return Obstacle(reason: reason)
    }
    let declared = implementation.capabilities
    let needed = scenario.neededCapabilities
    if let missing = needed.first(where: { !declared.contains($0) }) {
      let reason = "the implementation does not declare '\(missing.rawValue)'"
      return Obstacle(capability: missing, reason: reason)
    }
    if let manifest = implementation.manifest, let wanted = scenario.manifest, manifest != wanted {
      let reason = "the implementation is built with manifest '\(manifest.rawValue)'"
      return Obstacle(capability: .multipleScenes, reason: reason)
    }
    return needed.contains(.multipleScenes) ? deviceObstacle(scenario, implementation) : nil
  }

  /// What the probe says against several windows; where it does not know, the scenario runs.
  private func deviceObstacle(
    _ scenario: Scenario,
    _ implementation: any Implementation
  ) -> Obstacle? {
    // A scenario that names its manifest is about that manifest; then the device alone can say no.
    let manifest = scenario.manifest ?? implementation.manifest ?? .multipleScenes
    let profile = DeviceProfile(scenario.device)
    var app = manifest.declaration
    if scenario.manifest != nil { app.wantsSeveral = true }
    let ruling = profile.severalScenes(app)
    guard ruling.support == .no else { return nil }
    let facts = ruling.facts.map(\.text).joined(separator: ", ")
    let reason = "no several windows on \(profile): \(ruling.reason) (\(facts))"
    return Obstacle(capability: .multipleScenes, reason: reason)
  }
}

/// Something wrong with a scenario that only playing it shows.
public struct ScenarioMistake: Hashable, Sendable {
  /// The line of the file, from 1.
  public let line: Int
  public let message: String
}
