import CommandLineArguments
import Conformance
import Expectations
import Harness
import Reporting
import Scenarios
import SceneLifecycle

/// Puts implementations through scenarios, and writes what came of it.
struct RunCommand {
  private let arguments: ParsedArguments
  private let judge: Judge
  private let folder: String
  private let participants: [Participant]
  private let suite: [Suite.Entry]
  private var check: ExpectationCheck
  private var summary: RunSummary

  init(_ arguments: ParsedArguments) throws(Stop) {
    self.arguments = arguments
    judge = Judge(
      alternatives: arguments.value(.alternatives).flatMap(AlternativesMode.init) ?? .all,
      strict: arguments.has(.strict),
      runLimit: arguments.count(.maxRuns) ?? 4096,
      isStopped: { Interruption.status != nil }
    )
    folder = arguments.value(.output) ?? "scenecheck-results"
    participants = try Participant.all(arguments)
    // What tests have proven needs no more than that it can be played.
    let isProven = Suite.isBundled(arguments)
    suite = try Suite.entries(arguments) { isProven ? [] : $0.mistakes }
    check = try ExpectationCheck(arguments, suite)
    let filters: [OptionName] = [.run, .skip]
    summary = RunSummary(isFiltered: filters.contains { !arguments.values($0).isEmpty })
  }

  mutating func run() throws(Stop) -> ExitStatus {
    let entries = try Suite.selected(arguments, among: suite)
    if Suite.isBundled(arguments) { try Suite.refuse(entries.flatMap(\.unplayable)) }
    let results = "\(folder)/results.xml"
    Interruption.watch()
    try Folder.make(folder)
    let isWhole: Bool
    do {
      let writer = try ResultsWriter(
        path: results,
        facts: facts,
        rules: Rule.all,
        scenarioCount: entries.count
      )
      isWhole = try judge(entries.map(\.scenario), writer)
      summary.stale = check.stale
      try writer.finish(interrupted: !isWhole, stale: summary.stale)
    } catch {
      throw Pages.stop(error)
    }
    try Pages.write(from: results, to: folder, isTrusted: true)
    let rewritten = try check.rewrite(unless: isWhole ? summary.doubt : "the run was stopped")
    summary.print(folder: folder, expectations: check.path, rewritten: rewritten)
    return Interruption.status ?? summary.status
  }

  private var facts: RunFacts {
    RunFacts(
      toolVersion: Command.version,
      participants: participants.map(\.facts),
      suite: Suite.name(arguments),
      alternatives: judge.alternatives.rawValue,
      strict: judge.strict,
      expectations: check.path
    )
  }

  /// Judges one scenario after the other; false when it was stopped before the last.
  private mutating func judge(
    _ scenarios: [Scenario],
    _ writer: ResultsWriter
  ) throws(ReportingError) -> Bool {
    var progress = Progress(total: scenarios.count)
    defer { progress.clear() }
    for (number, scenario) in scenarios.enumerated() {
      progress.begin(scenario.path)
      let row = participants.map { judged(scenario, $0) }
      // What a signal has cut is not finished.
      if Interruption.status != nil, row.contains(where: \.isCut) { return false }
      try writer.add(scenario: scenario.facts, results: row)
      var isStopped = Interruption.status != nil
      for result in row {
        check.take(result, of: scenario.facts)
        summary.add(result, of: scenario.path, strict: judge.strict)
        let text = result.output(
          of: scenario.path,
          strict: judge.strict,
          expectations: check.path
        )
        if !text.isEmpty {
          progress.clear()
          print(text)
        }
        if arguments.has(.failFast), !result.isAsExpected(strict: judge.strict) { isStopped = true }
      }
      if isStopped { return number == scenarios.count - 1 }
    }
    return true
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
    result.reproduce = reproduce(scenario, participant.facts)
    return result
  }

  private func tried(_ scenario: Scenario, _ participant: Participant) -> ScenarioResult {
    let name = participant.facts.name
    let result = judge.judge(scenario, participant.implementation, named: name)
    return check.marked(result, of: scenario.facts)
  }

  private func reproduce(_ scenario: Scenario, _ facts: RunFacts.Participant) -> String {
    let implementation = "\(facts.name)=\(facts.specification)".quotedForShell
    var words = ["scenecheck run --implementation \(implementation)"]
    if let folder = arguments.value(.scenarios) {
      words.append("--scenarios=\(folder)".quotedForShell)
    }
    if judge.alternatives != .all { words.append("--alternatives \(judge.alternatives.rawValue)") }
    if judge.strict { words.append("--strict") }
    if let limit = arguments.count(.maxRuns) { words.append("--max-runs \(limit)") }
    words.append("--run=\(scenario.path)".quotedForShell)
    if arguments.operands.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    words += arguments.operands.map(\.quotedForShell)
    return words.joined(separator: " ")
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
