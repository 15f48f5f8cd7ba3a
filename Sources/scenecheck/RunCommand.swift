import Conformance
import Foundation
import Harness
import Implementations
import Reporting
import Scenarios
import SceneLifecycle

/// Puts implementations through scenarios, and writes what came of it.
struct RunCommand {
  private let options: Options
  private let judge: Judge
  private let folder: String
  private let participants: [(facts: RunFacts.Participant, program: DocumentApp)]

  init(_ words: [String]) throws(Stop) {
    options = try Options(
      words,
      valued: [
        "--implementation", "--scenarios", "--alternatives", "--run", "--skip", "--output",
        "--max-runs",
      ],
      flags: ["--strict", "--fail-fast"]
    )
    if let extra = options.operands.first { throw .usage("unexpected '\(extra)'") }
    let word = options.last("--alternatives") ?? "all"
    guard let mode = AlternativesMode(rawValue: word) else {
      throw .usage("'--alternatives \(word)': say all, default or every")
    }
    let limit = options.last("--max-runs") ?? "4096"
    guard let runs = Int(limit), runs > 0 else {
      throw .usage("'--max-runs \(limit)': say a number above 0")
    }
    let strict = options.flags.contains("--strict")
    judge = Judge(alternatives: mode, strict: strict, runLimit: runs)
    folder = options.last("--output") ?? "scenecheck-results"
    var participants: [(facts: RunFacts.Participant, program: DocumentApp)] = []
    for text in options.values["--implementation"] ?? ["reference=builtin:reference"] {
      participants.append(try Self.participant(text))
    }
    self.participants = participants
  }

  private static func participant(
    _ text: String
  ) throws(Stop) -> (facts: RunFacts.Participant, program: DocumentApp) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw .usage("'\(text)': say NAME=SPEC") }
    let program: DocumentApp
    if parts[1] == "builtin:reference" {
      program = DocumentApp()
    } else if parts[1].hasPrefix("builtin:mutant/"),
      let fault = Fault(rawValue: String(parts[1].dropFirst("builtin:mutant/".count)))
    {
      program = DocumentApp(fault: fault)
    } else {
      throw .usage("unknown implementation '\(parts[1])'; 'scenecheck list --implementations'")
    }
    let facts = RunFacts.Participant(
      name: parts[0],
      specification: parts[1],
      version: program.version
    )
    return (facts, program)
  }

  static func selected(_ options: Options) throws(Stop) -> [Scenario] {
    let wanted = (options.values["--run"] ?? ["**"]).map(PathPattern.init)
    let skipped = (options.values["--skip"] ?? []).map(PathPattern.init)
    let scenarios = try Suite.scenarios(in: options.last("--scenarios")).filter { scenario in
      wanted.contains { $0.matches(scenario.path) }
        && !skipped.contains { $0.matches(scenario.path) }
    }
    if scenarios.isEmpty {
      throw Stop(status: .nothingJudged, message: "error: no scenario matches")
    }
    return scenarios
  }

  func run() throws(Stop) -> ExitStatus {
    let scenarios = try Self.selected(options)
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
          suite: options.last("--scenarios") ?? "bundled",
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
          stopped = stopped || (options.flags.contains("--fail-fast") && !isExpected)
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
    _ participant: (facts: RunFacts.Participant, program: DocumentApp)
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
    if let folder = options.last("--scenarios") { words.append("--scenarios '\(folder)'") }
    words.append("--alternatives \(judge.alternatives.rawValue) --run '\(scenario.path)'")
    return words.joined(separator: " ")
  }

  /// A break with its step, what was expected and observed, and the command that makes it again.
  private func print(_ result: ScenarioResult, of scenario: Scenario) {
    guard result.verdict != .pass, let worst = result.violations.first else { return }
    Swift.print("\(result.verdict.rawValue)  \(result.implementation)  \(scenario.path)")
    let about = "\(worst.requirement.rawValue) at step \(worst.step), '\(worst.stimulus)'"
    Swift.print("  breaks     \(about) (line \(worst.line))")
    Swift.print("  \(worst.subject)")
    Swift.print("  expected   \(worst.expected)")
    Swift.print("  observed   \(worst.observed)")
    for flip in worst.under { Swift.print("  under      \(flip)") }
    for step in result.timeline.prefix(worst.step) {
      Swift.print("    \(step.number) \(step.stimulus)")
      for event in step.events where event.kind == .callback {
        Swift.print("        \(event.text)")
      }
    }
    Swift.print("  again      \(result.reproduce)\n")
  }

  private func end(_ counts: [Verdict: Int], _ incidentalFails: Int) -> ExitStatus {
    let line = Verdict.allCases.map { "\(counts[$0] ?? 0) \($0.rawValue)" }.joined(separator: ", ")
    Swift.print(line)
    if incidentalFails > 0 { Swift.print("\(incidentalFails) incidental breaks") }
    for name in ["results.xml", "report.html", "junit.xml"] { Swift.print("\(folder)/\(name)") }
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
