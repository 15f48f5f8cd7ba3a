import CommandLineArguments
import Conformance
import Foundation
import Harness
import Jobs
import Reporting
import Scenarios

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
      kills: arguments.value(.kill).map {
        KillPlan(step: Int($0), races: !arguments.has(.exactKills))
      },
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
    if arguments.has(.resume) { try checkPresence(of: results) } else { try Folder.make(folder) }
    Interruption.watch()
    let isWhole: Bool
    do {
      let scenarios = entries.map(\.scenario)
      let facts = facts(entries)
      var work = Work(scenarios)
      let writer =
        arguments.has(.resume)
        ? try resumed(results, facts, &work)
        : try ResultsWriter(
          path: results,
          facts: facts,
          rules: Rule.all,
          scenarioCount: scenarios.count
        )
      isWhole = try judge(&work, writer)
      summary.stale = check.stale
      if !writer.isFinished { try writer.finish(interrupted: !isWhole, stale: summary.stale) }
    } catch {
      throw Pages.stop(error)
    }
    try Pages.write(from: results, to: folder, isTrusted: true)
    let rewritten = try check.rewrite(unless: isWhole ? summary.doubt : "the run was stopped")
    summary.print(folder: folder, expectations: check.path, rewritten: rewritten)
    return Interruption.status ?? summary.status
  }

  /// How far the run is.
  private struct Work {
    let scenarios: [Scenario]
    /// How many scenarios are written.
    var done = 0
    /// Whether nothing may be written behind the last of them.
    var isStopped = false

    var isWhole: Bool { done == scenarios.count }

    init(_ scenarios: [Scenario]) { self.scenarios = scenarios }
  }

  /// What decides what the results say; times and the number of jobs do not.
  private func facts(_ entries: [Suite.Entry]) -> RunFacts {
    var texts = Fingerprint()
    for entry in entries { for text in [entry.scenario.path, entry.text] { texts.add(text) } }
    return RunFacts(
      toolVersion: Command.version,
      participants: participants.map(\.facts),
      suite: Suite.name(arguments),
      suiteFingerprint: texts.text,
      alternatives: judge.alternatives.rawValue,
      runLimit: arguments.count(.maxRuns),
      reruns: arguments.count(.rerunUnexpected),
      strict: judge.strict,
      kills: arguments.value(.kill).map { arguments.has(.exactKills) ? "\($0), exact" : $0 },
      expectations: check.path,
      expectationsFingerprint: check.fingerprint
    )
  }

  private func checkPresence(of results: String) throws(Stop) {
    if FileManager.default.fileExists(atPath: results) { return }
    throw Stop(
      status: .noInput,
      message:
        "error: there is no '\(results)' to resume\nnote: leave out '--resume' to begin a run"
    )
  }

  /// The file of an earlier run, of which all that is finished is noted as if it had just been judged.
  private mutating func resumed(
    _ results: String,
    _ facts: RunFacts,
    _ work: inout Work
  ) throws(ReportingError) -> ResultsWriter {
    let writer = try ResultsWriter(
      resuming: results,
      facts: facts,
      rules: Rule.all,
      scenarios: work.scenarios.map(\.path)
    ) { row in
      note(row, of: work.scenarios[work.done].facts, &work)
    }
    let count = "\(work.done) of \(work.scenarios.count) scenarios"
    print(
      writer.isFinished
        ? "nothing to resume: all scenarios are finished" : "resumed: \(count) were finished"
    )
    return writer
  }

  /// Judges what is not done, several scenarios at a time, and writes it in the order of the suite.
  ///
  /// - Returns: False when it was stopped before the last.
  private mutating func judge(
    _ work: inout Work,
    _ writer: ResultsWriter
  ) throws(ReportingError) -> Bool {
    let rest = work.scenarios[work.done...]
    if work.isStopped || rest.isEmpty { return rest.isEmpty }
    var progress = Progress(total: work.scenarios.count, done: work.done)
    defer { progress.clear() }
    let trial = Trial(arguments: arguments, judge: judge, participants: participants, check: check)
    let jobs = arguments.count(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount
    progress.begin(rest.first?.path)
    try OrderedJobs(jobs).run(rest.count) { place in
      trial.row(of: rest[rest.startIndex + place])
    } take: { (_, row) throws(ReportingError) -> Bool in
      let scenario = work.scenarios[work.done]
      // What a signal has cut is not finished.
      if Interruption.status != nil, row.contains(where: \.isCut) { return false }
      try writer.add(scenario: scenario.facts, results: row)
      if Interruption.status != nil { work.isStopped = true }
      note(row, of: scenario.facts, &work)
      tell(row, of: scenario.path, progress)
      if !work.isWhole, !work.isStopped { progress.begin(work.scenarios[work.done].path) }
      return !work.isStopped
    }
    return work.isWhole
  }

  /// Takes what is written into account.
  private mutating func note(
    _ row: [ScenarioResult],
    of scenario: ScenarioFacts,
    _ work: inout Work
  ) {
    work.done += 1
    for result in row {
      check.take(result, of: scenario)
      summary.add(result, of: scenario.path, strict: judge.strict)
      if arguments.has(.failFast), !result.isAsExpected(strict: judge.strict) {
        work.isStopped = true
      }
    }
  }

  /// Prints what is not a pass.
  private func tell(_ row: [ScenarioResult], of path: String, _ progress: Progress) {
    for result in row {
      let text = result.output(of: path, strict: judge.strict, expectations: check.path)
      if text.isEmpty { continue }
      progress.clear()
      print(text)
    }
  }
}
