import Conformance
import Harness
import Implementations
import LineProtocol
import Scenarios

/// The line protocol: a program that answers beside bare C over the same pipes.
enum ExecBenchmark {
  private static let trips = 60_000

  /// Prints what it measured, each figure beside its bare peer.
  ///
  /// - Parameters:
  ///   - adapter: The path of the conforming C app.
  ///   - bareTrip: Seconds that one line to a bare C child and back takes.
  ///   - bareSpawn: Seconds that starting a bare C child and waiting for its end takes.
  /// - Throws: `ProcessTrouble` when the app cannot be started or does not answer.
  static func run(adapter: String, bareTrip: Double, bareSpawn: Double) throws {
    func program(_ words: String) throws(ProcessTrouble) -> ChildProgram {
      try ChildProgram(command: words, tool: "bench", guardian: nil)
    }
    let kept = try program(adapter)
    let started = try program("\(adapter) cannot-reset")
    compare("messages to an app and back", try trip(kept), "bare C, same pipes", bareTrip)
    let life = try scenario(edits: 400)
    let (seconds, messages) = judged(kept, life, times: 20)
    compare("the same, with all judging", seconds / Double(messages), "bare C", bareTrip)
    let short = try scenario(edits: 0)
    let keptRun = judged(kept, short, times: 2000).seconds / 2000
    let startedRun = judged(started, short, times: 300).seconds / 300
    compare("runs with a process each", startedRun, "bare posix_spawn and wait", bareSpawn)
    compare("runs with a kept process", keptRun, "a process each", startedRun)
  }

  private static func compare(_ what: String, _ seconds: Double, _ peer: String, _ other: Double) {
    func rate(_ seconds: Double) -> String { "\(Int(1 / seconds))/s" }
    let ratio = (other / seconds * 100).rounded() / 100
    print("\(what): \(rate(seconds)); \(peer): \(rate(other)); ratio \(ratio)")
  }

  /// Seconds for one message and its answer.
  private static func trip(_ program: ChildProgram) throws -> Double {
    var installation = program.install()
    var process = try installation.startProcess()
    var store = Store()
    let start = ContinuousClock.now
    for _ in 0..<trips { _ = try process.perform(.settle, store: &store) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    installation.remove(process)
    return seconds / Double(trips)
  }

  /// Judges a scenario again and again; how long that took, and how many messages it was.
  private static func judged(
    _ program: ChildProgram,
    _ scenario: Scenario,
    times: Int
  ) -> (seconds: Double, messages: Int) {
    let judge = Judge(alternatives: .default)
    var messages = 0
    let start = ContinuousClock.now
    for _ in 0..<times {
      let result = judge.judge(scenario, program, named: "app")
      precondition(result.obstacle?.party == nil, "\(result)")
      // A step is an action or a delivery; each step of the scenario settles and is looked at.
      messages += result.steps + 2 * scenario.steps.count
    }
    return ((ContinuousClock.now - start) / .seconds(1), messages)
  }

  private static func scenario(edits: Int) throws -> Scenario {
    let steps = (0..<edits).map { "when edit A \"text \($0)\"\n" }.joined()
    let text = "scenario 1\ntitle x\ndevice pad 18.0\nchecks input-stays\n\nwhen launch A\n\(steps)"
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: "bench") else {
      preconditionFailure("a scenario is read as something else")
    }
    return scenario
  }
}
