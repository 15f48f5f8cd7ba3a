import BundledSuite
import Conformance
import Harness
import Implementations
import Scenarios

/// How many steps a second one core makes in process, with the ledger and all checkers attached.
///
/// A step is one delivery or one action; the snapshots between them are made and judged as well.
enum StepBenchmark {
  static func run() {
    let scenarios = BundledSuite.files.flatMap { file in
      let documents = (try? DocumentReader.readAll(file.text, path: file.path)) ?? []
      return documents.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
    }
    let judge = Judge()
    var steps = 0
    var runs = 0
    func suite() {
      for scenario in scenarios {
        let result = judge.judge(scenario, DocumentApp(), named: "reference")
        steps += result.steps
        runs += result.runs
      }
    }
    suite()
    var best = 0.0
    for _ in 1...7 {
      steps = 0
      runs = 0
      let start = ProcessorTime.now
      for _ in 1...20 { suite() }
      best = max(best, Double(steps) / (ProcessorTime.now - start))
    }
    print("in process, \(scenarios.count) scenarios in \(runs / 20) runs, best of 7:")
    print("  \(Int(best).grouped) steps/s (\(steps / 20) steps a suite; aim 1 000 000)")
  }
}

extension Int {
  /// The number with a space before every third digit: `1 234 567`.
  var grouped: String {
    var text = ""
    for (place, digit) in String(self).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { text = " " + text }
      text = String(digit) + text
    }
    return text
  }
}
