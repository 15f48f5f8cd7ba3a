import CommandLineArguments
import Foundation
import Recordings
import Scenarios
import SceneLifecycle

/// Judges recorded traces by the model alone.
enum ValidateCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let traces = try Suite.traces(at: arguments.operands)
    var status = ExitStatus.asExpected
    for (path, trace) in traces {
      switch Recording.judge(trace) {
      case .legal(let run):
        print(lines(run, path).joined(separator: "\n"))
      case .illegal(let misfit):
        print(error(path, misfit.call.line, misfit.message, misfit.hint))
        status = .notAsExpected
      case .undecided(let line, let reason):
        print(error(path, line, "undecided: no run was found that fits up to here", reason))
        if status == .asExpected { status = .undecided }
      }
    }
    return status
  }

  private static func error(
    _ path: String,
    _ line: Int,
    _ message: String,
    _ note: String
  )
    -> String
  {
    "\(Diagnostic(path: path, line: line, column: 1, message: message, note: note))"
  }

  /// How many stimuli the simplest run takes, and each with what UIKit did where it is free.
  private static func lines(_ run: FittingRun, _ path: String) -> [String] {
    let flips = run.steps.flatMap(\.flips)
    let stimuli = run.steps.count == 1 ? "1 stimulus" : "\(run.steps.count) stimuli"
    let way =
      flips.isEmpty
      ? "all by default" : flips.map { "\($0)" }.joined(separator: ", ")
    let steps = run.steps.map { step in
      let under = step.flips.map { "  # \($0)" }.joined()
      return "  when     \(step.stimulus.notation)\(under)"
    }
    return ["\(path): legal, \(stimuli), \(way)"] + steps
  }
}
