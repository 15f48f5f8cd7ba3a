public import Conformance

extension ResultsWriter {
  /// Goes on with a file that an earlier run, which was stopped or killed, has left.
  ///
  /// What is finished stays where it is, byte for byte, and is told; what follows it is cut off. So a
  /// kill at any moment leaves a file that can be resumed again. A file that is complete is not touched,
  /// and `isFinished` is true.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - facts: What the run to go on with is; it must be what the file says of its own.
  ///   - rules: The requirements, as for a new file.
  ///   - scenarios: The paths of the scenarios to judge, in order.
  ///   - take: Is told the results of each finished scenario, in order, without obstacles and timelines.
  /// - Throws: When the file is of another run, or is none; it is as it was then.
  public convenience init(
    resuming path: String,
    facts: RunFacts,
    rules: [Rule],
    scenarios: [String],
    _ take: ([ScenarioResult]) -> Void
  ) throws(ReportingError) {
    let sink = try FileSink(resuming: path)
    try self.init(sink, facts, rules, scenarios.count)
    var finished = try FinishedScenarios(path: path)
    try finished.readHead(sink.held ?? [])
    while let scenario = try finished.next() {
      let path = try scenario.path
      let results = try scenario.results
      let due =
        tally.scenarios < scenarios.count ? "'\(scenarios[tally.scenarios])'" : "the summary"
      let names = facts.participants.map(\.name)
      guard due == "'\(path)'", results.map(\.implementation) == names else {
        throw ReportingError.invalid(
          path: self.path,
          line: scenario.scenario.line,
          reason: "'\(path)' with its results stands where \(due) is due"
        )
      }
      tally.add(results, group: ScenarioGroup.of(path))
      take(results)
    }
    isFinished = finished.hasEnd && tally.scenarios == scenarios.count
    if !isFinished { try sink.goOn(at: finished.end) }
  }
}
