public import Conformance
import SceneLifecycle

/// Writes `results.xml` while a run goes on.
///
/// Each finished scenario is on disk when `add` returns, and only the counts are kept in memory.
/// A file that `finish` has not closed lacks its summary and is refused as truncated by every reader.
public final class ResultsWriter {
  let path: String
  private let stream: XMLStream
  private let rules: [Rule]
  let scenarioCount: Int
  var tally: Tally
  /// Whether the file has its summary, so that nothing can be added.
  public internal(set) var isFinished = false

  /// Begins the file with what is known before the first scenario.
  ///
  /// `scenarioCount` is how many scenarios the run is going to judge.
  public convenience init(
    path: String,
    facts: RunFacts,
    rules: [Rule],
    scenarioCount: Int
  ) throws(ReportingError) {
    try self.init(FileSink(path: path), facts, rules, scenarioCount)
  }

  init(
    _ sink: FileSink,
    _ facts: RunFacts,
    _ rules: [Rule],
    _ scenarioCount: Int
  ) throws(ReportingError) {
    path = sink.path
    self.rules = rules
    self.scenarioCount = scenarioCount
    tally = Tally(implementations: facts.participants.map(\.name))
    stream = try XMLStream(sink)
    stream.start(
      "scenecheck-results",
      [("version", "1"), ("tool-version", facts.toolVersion)]
    )
    stream.write(facts, scenarioCount: scenarioCount)
    stream.element("requirements") {
      for rule in rules { stream.write(rule) }
    }
    try stream.flush()
  }

  /// Writes one finished scenario with its result on each implementation.
  public func add(
    scenario: ScenarioFacts,
    results: [ScenarioResult]
  ) throws(ReportingError) {
    guard !isFinished else { throw ReportingError.alreadyFinished(path: path) }
    for result in results where !tally.knows(result.implementation) {
      throw ReportingError.unknownImplementation(path: path, name: result.implementation)
    }
    let group = ScenarioGroup.of(scenario.path)
    tally.add(results, group: group)
    stream.write(scenario, group: group) {
      for result in results { stream.write(result) }
    }
    try stream.flush()
  }

  /// Writes the summary and closes the file.
  ///
  /// The run counts as complete when it was not interrupted and every scenario was added. `stale` are
  /// the expectations that nothing in it bears out.
  public func finish(
    interrupted: Bool,
    stale: [StaleExpectation] = []
  ) throws(ReportingError) {
    guard !isFinished else { throw ReportingError.alreadyFinished(path: path) }
    isFinished = true
    let isComplete = !interrupted && tally.scenarios == scenarioCount
    stream.element(
      "summary",
      [("complete", String(isComplete)), ("scenarios", String(tally.scenarios))]
    ) {
      for (name, counts) in tally.totals {
        stream.element("implementation", [("name", name)] + counts.attributes)
      }
      for group in tally.groups {
        stream.element("group", [("name", group.name)]) {
          for (name, counts) in group.counts {
            stream.element("implementation", [("name", name)] + counts.attributes)
          }
        }
      }
      for rule in rules where !tally.exercised.contains(rule.requirement) {
        stream.element("never-tested", [("requirement", rule.requirement.rawValue)])
      }
      for entry in stale { stream.write(entry) }
    }
    stream.end()
    try stream.finish()
  }
}

/// The folder of a scenario, which reports group by.
enum ScenarioGroup {
  static func of(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }
}
