import CommandLineArguments
import Conformance
import Reporting
import SceneLifecycle

/// What a run came to: the last lines of its output and its exit status.
struct RunSummary {
  private var counts: [Verdict: Int] = [:]
  private var incidentalFails = 0
  private var cut = 0
  private var exercised: Set<Requirement> = []

  mutating func add(_ result: ScenarioResult, strict: Bool) {
    counts[result.verdict, default: 0] += 1
    incidentalFails += result.incidental.count { $0.isFail(strict: strict) }
    if result.isCut { cut += 1 }
    exercised.formUnion(result.exercised)
  }

  var status: ExitStatus {
    if counts[.fail] ?? 0 > 0 || incidentalFails > 0 { return .notAsExpected }
    if counts[.inconclusive] ?? 0 > 0 { return .undecided }
    let judged = (counts[.pass] ?? 0) + (counts[.warning] ?? 0)
    return judged == 0 ? .nothingJudged : .asExpected
  }

  func print(folder: String) {
    let line = Verdict.allCases.map { verdict in
      let count = counts[verdict] ?? 0
      let text = "\(count) \(verdict.rawValue)"
      return count == 0 ? text : Terminal.output.paint(text, verdict.colour)
    }
    Swift.print(line.joined(separator: ", "))
    if incidentalFails > 0 {
      Swift.print("\(incidentalFails) breaks of what their scenario is not about")
    }
    if cut > 0 { Swift.print("\(cut) results cut short by --max-runs: they had more runs to make") }
    let untested = Requirement.allCases.filter { !exercised.contains($0) }
    if !untested.isEmpty {
      let names = untested.map(\.rawValue).joined(separator: ", ")
      Swift.print("never put to the test:")
      for line in HelpText.wrap(names, indent: 2) { Swift.print(line) }
    }
    if Interruption.status != nil { Swift.print("interrupted; what was finished is written") }
    for name in ["results.xml", "report.html", "junit.xml"] { Swift.print("\(folder)/\(name)") }
  }
}

extension ScenarioResult {
  /// A break with its step, what was expected and observed, and the command that makes it again;
  /// empty for a pass.
  func transcript(of path: String) -> String {
    if verdict == .pass || verdict == .inapplicable { return "" }
    let head = Terminal.output.paint(verdict.rawValue, verdict.colour)
    var lines: [String] = []
    if let obstacle {
      let blame = obstacle.party.map { "the \($0.rawValue): " } ?? ""
      lines += Self.indented("  because    \(blame)\(obstacle.reason)")
    }
    if let worst = violations.first {
      let about = "\(worst.requirement.rawValue) at step \(worst.step), '\(worst.stimulus)'"
      lines += [
        "  breaks     \(about) (line \(worst.line))", "  about      \(worst.subject)",
        "  expected   \(worst.expected)",
      ]
      lines += Self.indented("  observed   \(worst.observed)")
      lines += worst.under.map { "  under      \($0)" }
      if let killed = worst.killed { lines.append("  killed     \(killed)") }
      for step in timeline.prefix(worst.step) {
        lines.append("    \(step.number) \(step.stimulus)")
        let callbacks = step.events.filter { $0.kind == .callback }
        lines += callbacks.map { "        \($0.lane.name)\($0.text)" }
      }
    }
    lines.append("  again      \(reproduce)")
    let first = "\(head)  \(VisibleText.line("\(implementation)  \(path)"))"
    return ([first] + lines.map(VisibleText.line) + [""]).joined(separator: "\n")
  }

  /// The lines of a text, all but the first indented as what stands behind a label.
  private static func indented(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { $0 == 0 ? String($1) : "             \($1)" }
  }
}

extension TimelineStep.Lane {
  /// Who is told, before the callback's name; empty for the application.
  fileprivate var name: String {
    if case .session(_, let label) = self { "\(label) " } else { "" }
  }
}

extension Verdict {
  var colour: Terminal.Colour {
    switch self {
    case .pass: .green
    case .fail: .red
    case .warning, .inconclusive: .yellow
    case .inapplicable: .grey
    }
  }

  /// Whether it lets a run go on under `--fail-fast`.
  var isExpected: Bool { self != .fail && self != .inconclusive }
}
