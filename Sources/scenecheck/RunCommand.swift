import CommandLineArguments
import Conformance
import Foundation
import Harness
import Implementations
import Reporting
import Scenarios
import SceneLifecycle

/// Puts implementations through scenarios, and writes what came of it.
struct RunCommand {
  private let arguments: ParsedArguments
  private let judge: Judge
  private let folder: String
  private let participants: [(facts: RunFacts.Participant, program: any Implementation)]

  init(_ arguments: ParsedArguments) throws(Stop) {
    self.arguments = arguments
    judge = Judge(
      alternatives: arguments.value(.alternatives).flatMap(AlternativesMode.init) ?? .all,
      strict: arguments.has(.strict),
      runLimit: arguments.count(.maxRuns) ?? 4096
    )
    folder = arguments.value(.output) ?? "scenecheck-results"
    var pairs = arguments.pairs(.implementation)
    if pairs.isEmpty { pairs = [("reference", "builtin:reference")] }
    let programs = Programs(arguments)
    var participants: [(facts: RunFacts.Participant, program: any Implementation)] = []
    for pair in pairs {
      guard !participants.contains(where: { $0.facts.name == pair.name }) else {
        throw .usage("two implementations are named '\(pair.name)'", "give each its own name")
      }
      let program = try programs.program(pair.spec)
      let facts = RunFacts.Participant(
        name: pair.name,
        specification: pair.spec,
        version: program.version
      )
      participants.append((facts, program))
    }
    self.participants = participants
  }

  func run() throws(Stop) -> ExitStatus {
    let scenarios = try Suite.selected(arguments)
    let results = "\(folder)/results.xml"
    var counts: [Verdict: Int] = [:]
    var incidentalFails = 0
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let writer = try ResultsWriter(
        path: results,
        facts: RunFacts(
          toolVersion: Command.version,
          participants: participants.map(\.facts),
          suite: arguments.value(.scenarios) ?? "bundled",
          alternatives: judge.alternatives.rawValue,
          strict: judge.strict
        ),
        rules: Rule.all,
        scenarioCount: scenarios.count
      )
      var stopped = false
      for scenario in scenarios where !stopped {
        var row: [ScenarioResult] = []
        for participant in participants {
          let result = try judged(scenario, participant)
          counts[result.verdict, default: 0] += 1
          incidentalFails += result.incidental.count { $0.isFail(strict: judge.strict) }
          print(result, of: scenario)
          row.append(result)
          let isExpected = result.verdict != .fail && result.verdict != .inconclusive
          stopped = stopped || (arguments.has(.failFast) && !isExpected)
        }
        try writer.add(scenario: scenario.facts, results: row)
      }
      try writer.finish(interrupted: stopped)
    } catch let stop as Stop {
      throw stop
    } catch {
      throw Stop(status: .cannotWrite, message: "\(error)")
    }
    try Pages.write(from: results, to: folder)
    return end(counts, incidentalFails)
  }

  private func judged(
    _ scenario: Scenario,
    _ participant: (facts: RunFacts.Participant, program: any Implementation)
  ) throws(Stop) -> ScenarioResult {
    do {
      var result = try judge.judge(scenario, participant.program, named: participant.facts.name)
      result.reproduce = reproduce(scenario, participant.facts)
      return result
    } catch {
      let message = "\(scenario.path):\(error.line):1: error: \(error)"
      throw Stop(status: .badInput, message: message)
    }
  }

  private func reproduce(_ scenario: Scenario, _ facts: RunFacts.Participant) -> String {
    var words = ["scenecheck run --implementation \(facts.name)=\(facts.specification)"]
    if let folder = arguments.value(.scenarios) { words.append("--scenarios '\(folder)'") }
    words.append("--alternatives \(judge.alternatives.rawValue) --run '\(scenario.path)'")
    return words.joined(separator: " ")
  }

  /// A break with its step, what was expected and observed, and the command that makes it again.
  private func print(_ result: ScenarioResult, of scenario: Scenario) {
    if let obstacle = result.obstacle, obstacle.party != nil { return say(obstacle, result, scenario) }
    guard result.verdict != .pass, let worst = result.violations.first else { return }
    say("\(result.verdict.rawValue)  \(result.implementation)  \(scenario.path)")
    let about = "\(worst.requirement.rawValue) at step \(worst.step), '\(worst.stimulus)'"
    say("  breaks     \(about) (line \(worst.line))")
    say("  \(worst.subject)")
    say("  expected   \(worst.expected)")
    say("  observed   \(worst.observed)")
    for flip in worst.under { say("  under      \(flip)") }
    for step in result.timeline.prefix(worst.step) {
      say("    \(step.number) \(step.stimulus)")
      for event in step.events where event.kind == .callback {
        say("        \(event.text)")
      }
    }
    say("  again      \(result.reproduce)\n")
  }

  private func end(_ counts: [Verdict: Int], _ incidentalFails: Int) -> ExitStatus {
    let line = Verdict.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
    say(line)
    if incidentalFails > 0 { say("\(incidentalFails) incidental breaks") }
    for name in ["results.xml", "report.html", "junit.xml"] { say("\(folder)/\(name)") }
    if counts[.fail] ?? 0 > 0 || incidentalFails > 0 { return .notAsExpected }
    if counts[.inconclusive] ?? 0 > 0 { return .undecided }
    let judged = (counts[.pass] ?? 0) + (counts[.warning] ?? 0)
    return judged == 0 ? .nothingJudged : .asExpected
  }
}

extension Scenario {
  fileprivate var facts: ScenarioFacts {
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
