import CommandLineArguments
import Conformance
import Expectations
import Harness
import Scenarios

/// What makes the results of scenarios; a plain value, so that several threads can.
struct Trial: Sendable {
  let arguments: ParsedArguments
  let judge: Judge
  let participants: [Participant]
  /// What is expected; what a run makes of that is noted elsewhere, in the order of the suite.
  let check: ExpectationCheck

  /// The results of a scenario on each implementation, in the order of the command line.
  func row(of scenario: Scenario) -> [ScenarioResult] {
    participants.map { judged(scenario, $0) }
  }

  private func judged(_ scenario: Scenario, _ participant: Participant) -> ScenarioResult {
    let start = ContinuousClock.now
    var result = tried(scenario, participant)
    if let times = arguments.count(.rerunUnexpected), !result.isAsExpected(strict: judge.strict) {
      var retrial = Retrial(result, strict: judge.strict)
      for _ in 0..<times {
        if Interruption.status != nil { break }
        retrial.add(tried(scenario, participant))
      }
      result = retrial.result
    }
    if arguments.has(.timings) { result.seconds = (ContinuousClock.now - start) / .seconds(1) }
    result.reproduce = reproduce(scenario, participant.facts, result.violations.first?.killed)
    return result
  }

  private func tried(_ scenario: Scenario, _ participant: Participant) -> ScenarioResult {
    let name = participant.facts.name
    let result = judge.judge(scenario, participant.implementation, named: name)
    return check.marked(result, of: scenario.facts)
  }

  /// The command that makes the result again, or of a break after a kill that step's kills alone.
  private func reproduce(
    _ scenario: Scenario,
    _ facts: RunFacts.Participant,
    _ killed: KillPoint?
  ) -> String {
    let implementation = "\(facts.name)=\(facts.specification)".quotedForShell
    var words = ["scenecheck run --implementation \(implementation)"]
    if let folder = arguments.value(.scenarios) {
      words.append("--scenarios=\(folder)".quotedForShell)
    }
    if judge.alternatives != .all { words.append("--alternatives \(judge.alternatives.rawValue)") }
    if let kills = killed.map({ "\($0.step)" }) ?? arguments.value(.kill) {
      words.append("--kill \(kills)")
      if arguments.has(.exactKills) { words.append("--exact-kills") }
    }
    if judge.strict { words.append("--strict") }
    if let limit = arguments.count(.maxRuns) { words.append("--max-runs \(limit)") }
    words.append("--run=\(scenario.path)".quotedForShell)
    if arguments.operands.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    words += arguments.operands.map(\.quotedForShell)
    return words.joined(separator: " ")
  }
}

extension Scenario {
  /// What the report says of the file.
  var facts: ScenarioFacts {
    ScenarioFacts(
      path: path,
      title: title,
      sources: sources,
      device: device,
      manifest: manifest,
      checks: checks
    )
  }
}
