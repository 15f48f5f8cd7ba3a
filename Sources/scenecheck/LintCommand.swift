import CommandLineArguments
import Foundation
import Harness
import Implementations
import Scenarios

/// Checks scenario files, and their `then` lines on the reference.
enum LintCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let scenarios =
      try arguments.operands.isEmpty
      ? Suite.scenarios(in: arguments.value(.scenarios))
      : Suite.scenarios(at: arguments.operands)
    var findings: [String] = []
    for scenario in scenarios {
      do {
        for one in try Judge().lint(scenario, DocumentApp()) {
          findings.append(
            "\(scenario.path):\(one.line):1: error: the oracle does not demand this: \(one.message)"
          )
        }
      } catch {
        findings.append("\(scenario.path):\(error.line):1: error: \(error)")
      }
    }
    if !findings.isEmpty {
      throw Stop(status: .badInput, message: findings.joined(separator: "\n"))
    }
    print("\(scenarios.count) scenarios are in order")
    return .asExpected
  }
}
