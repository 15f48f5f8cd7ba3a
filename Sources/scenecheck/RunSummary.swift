import CommandLineArguments
import Conformance
import Reporting
import SceneLifecycle

/// What a run came to: the last lines of its output and its exit status.
struct RunSummary {
  private var counts: [Verdict: Int] = [:]
  private var incidentalFails = 0
  private var cut = 0
  private var surprises = 0
  private var expectedFails = 0
  private var flakes = 0
  /// The expectations that nothing bears out.
  var stale: [StaleExpectation] = []
  private var exercised: Set<Requirement> = []

  mutating func add(_ result: ScenarioResult, strict: Bool) {
    counts[result.verdict, default: 0] += 1
    if result.isCut { cut += 1 }
    if result.failsAsExpected { expectedFails += 1 }
    if result.tries?.isFlake == true {
      // What breaks now and then is undecided, whatever the try that is told broke.
      flakes += 1
    } else {
      incidentalFails += result.incidental.count { !$0.isAsExpected(strict: strict) }
      if !result.breaksAsExpected(strict: strict) { surprises += 1 }
    }
    exercised.formUnion(result.exercised)
  }

  var status: ExitStatus {
    if surprises > 0 || !stale.isEmpty { return .notAsExpected }
    if counts[.inconclusive] ?? 0 > 0 { return .undecided }
    let judged = [Verdict.pass, .warning, .fail].reduce(0) { $0 + (counts[$1] ?? 0) }
    return judged == 0 ? .nothingJudged : .asExpected
  }

  /// Why the run does not know what every scenario shows; `nil` when it does.
  var doubt: String? { cut > 0 ? "results were cut short by --max-runs" : nil }

  /// Prints the last lines; `expectations` is the file's path, `rewritten` what became of it.
  func print(folder: String, expectations: String?, rewritten: String?) {
    let line = Verdict.allCases.map { verdict in
      let count = counts[verdict] ?? 0
      let text = "\(count) \(verdict.rawValue)"
      return count == 0 ? text : Terminal.output.paint(text, verdict.colour)
    }
    Swift.print(line.joined(separator: ", "))
    if expectedFails > 0 { Swift.print("\(expectedFails) of the fails are expected") }
    if flakes > 0 { Swift.print("\(flakes) of the inconclusive are flakes") }
    if let expectations {
      for entry in stale { Swift.print(entry.diagnostic(in: expectations)) }
    }
    if let rewritten { Swift.print(rewritten) }
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
  /// empty for a pass, and one line for a fail that is expected.
  func transcript(of path: String, strict: Bool, expectations: String?) -> String {
    if verdict == .pass || verdict == .inapplicable { return "" }
    let head = Terminal.output.paint(verdict.rawValue, verdict.colour)
    let first = "\(head)  \(VisibleText.line("\(implementation)  \(path)"))"
    if let expectedFailure { return "\(first)\n  \(VisibleText.line(expectedFailure))" }
    var lines: [String] = []
    if let obstacle {
      let blame = obstacle.party.map { "the \($0.rawValue): " } ?? ""
      lines += Self.indented("  because    \(blame)\(obstacle.reason)")
    }
    if let worst = told(strict: strict) {
      let about = "\(worst.requirement.rawValue) at step \(worst.step), '\(worst.stimulus)'"
      lines += [
        "  breaks     \(about) (line \(worst.line))", "  about      \(worst.subject)",
        "  expected   \(worst.expected)",
      ]
      lines += Self.indented("  observed   \(worst.observed)")
      lines += worst.under.map { "  under      \($0)" } + worst.expectationLines(expectations)
      if let tries, !tries.isFlake { lines.append("  tries      \(tries)") }
      // The timeline is that of the run which shows the worst break.
      for step in worst == violations.first ? timeline.prefix(worst.step) : [] {
        lines.append("    \(step.number) \(step.stimulus)")
        let callbacks = step.events.filter { $0.kind == .callback }
        lines += callbacks.map { "        \($0.lane.name)\($0.text)" }
      }
    }
    lines.append("  again      \(reproduce)")
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
}
