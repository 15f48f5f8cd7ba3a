import Conformance
import PlainText
import Reporting
import SceneLifecycle

/// What a run came to: the last lines of its output and its exit status.
struct RunSummary {
  private var counts: [Verdict: Int] = [:]
  private var incidental = IncidentalBreaks()
  private var cut = 0
  private var surprises = 0
  private var expectedFails = 0
  private var flakes = 0
  /// The expectations that nothing bears out.
  var stale: [StaleExpectation] = []
  private var exercised: Set<Requirement> = []
  /// Whether scenarios were left out, so that some requirements cannot be put to the test.
  private let isFiltered: Bool

  init(isFiltered: Bool) { self.isFiltered = isFiltered }

  mutating func add(_ result: ScenarioResult, of path: String, strict: Bool) {
    counts[result.verdict, default: 0] += 1
    if result.isCut { cut += 1 }
    incidental.add(result, of: path, strict: strict)
    if result.failsAsExpected { expectedFails += 1 }
    if result.tries?.isFlake == true {
      // What breaks now and then is undecided, whatever the try that is told broke.
      flakes += 1
    } else if !result.breaksAsExpected(strict: strict) {
      surprises += 1
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
    if expectedFails > 0 {
      Swift.print("\(expectedFails) of the fails \(expectedFails == 1 ? "is" : "are") expected")
    }
    if flakes > 0 {
      Swift.print("\(flakes) of the inconclusive \(flakes == 1 ? "is a flake" : "are flakes")")
    }
    if let expectations {
      for entry in stale { Swift.print(entry.diagnostic(in: expectations)) }
    }
    if let rewritten { Swift.print(rewritten) }
    for line in incidental.lines { Swift.print(line) }
    if cut > 0 {
      Swift.print("\(cut.counted("result")) cut short by --max-runs: more runs were to be made")
    }
    for line in untested { Swift.print(line) }
    if Interruption.status != nil { Swift.print("interrupted; what was finished is written") }
    for name in ["results.xml", "report.html", "junit.xml"] { Swift.print("\(folder)/\(name)") }
  }

  /// What no scenario put to the test: by name where all were played, else how many.
  private var untested: [String] {
    let untested = Requirement.allCases.filter { !exercised.contains($0) }
    if untested.isEmpty { return [] }
    if isFiltered {
      return ["\(untested.count) of \(Requirement.allCases.count) requirements not put to the test"]
    }
    let names = untested.map(\.rawValue).joined(separator: ", ")
    return ["never put to the test:"] + Wrapping.lines(of: names, indent: 2)
  }
}
