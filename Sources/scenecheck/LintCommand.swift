import CommandLineArguments
import Harness
import Implementations
import Scenarios

/// Checks scenario files, and their `then` lines on the reference.
enum LintCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let entries =
      try arguments.operands.isEmpty
      ? Suite.entries(in: arguments.value(.scenarios))
      : Suite.entries(at: arguments.operands)
    var diagnostics: [Diagnostic] = []
    for entry in entries {
      let (mistakes, vacuous) = Judge().lint(entry.scenario, DocumentApp())
      diagnostics += vacuous.map(entry.diagnostic(vacuous:))
      diagnostics += mistakes.map(entry.diagnostic)
    }
    try Suite.refuse(diagnostics)
    print("\(entries.count) scenarios are in order")
    return .asExpected
  }
}
