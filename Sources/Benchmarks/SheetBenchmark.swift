import Conformance
import Reporting
import SceneLifecycle

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long a page takes and how much memory, beside `xsltproc` with the same sheet.
///
/// Both are whole processes that read the same results and write the page to a file.
enum SheetBenchmark {
  private static let sizes = [1000, 10_000, 100_000]

  static func run() {
    print("report.html, processor time of whole processes, best of 3:")
    print("    results   ours s     MB   xsltproc s     MB   ratio   times as long as before")
    guard let folder = makeFolder() else { return print("  no folder for the files") }
    defer { _ = MeasuredProcess(["rm", "-rf", folder]) }
    var before: Double?
    for size in sizes {
      let results = "\(folder)/results.xml"
      do {
        try write(size, to: results)
      } catch {
        return print("  \(error)")
      }
      let mine = [CommandLine.arguments[0], "render", results, "\(folder)/ours.html"]
      let sheet = "Reports/report.xsl"
      let theirs = ["xsltproc", "-o", "\(folder)/theirs.html", sheet, results]
      guard let ours = best(mine) else { return print("  this program cannot be started") }
      guard let peer = best(theirs) else { return print("  there is no xsltproc") }
      print(row(size, ours, peer, before))
      before = ours.seconds
    }
  }

  /// Makes the page in this process, to be measured as a whole.
  static func render(_ results: String, to page: String) {
    do {
      try ReportRenderer(resultsAt: results).write(.report, to: page)
    } catch {
      print("\(error)")
      exit(1)
    }
  }

  private static func best(_ words: [String]) -> MeasuredProcess? {
    (1...3).compactMap { _ in MeasuredProcess(words) }.min { $0.seconds < $1.seconds }
  }

  private static func row(
    _ size: Int,
    _ ours: MeasuredProcess,
    _ peer: MeasuredProcess,
    _ before: Double?
  ) -> String {
    let growth = before.map { (ours.seconds / $0).decimals(1) } ?? ""
    let cells = [
      (size.grouped, 11), (ours.seconds.decimals(3), 9), (megabytes(ours.peak), 7),
      (peer.seconds.decimals(3), 13), (megabytes(peer.peak), 7),
      ((ours.seconds / peer.seconds).decimals(2), 8), (growth, 12),
    ]
    return cells.map { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }.joined()
  }

  private static func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000)" }

  private static func makeFolder() -> String? {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(place)/benchmark-XXXXXX".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) }
    }
  }

  /// Results of which one in fifty fails, with a timeline.
  private static func write(_ size: Int, to path: String) throws(ReportingError) {
    let writer = try ResultsWriter(
      path: path,
      facts: RunFacts(
        toolVersion: "benchmark",
        participants: [.init(name: "a", specification: "a", version: "1")],
        suite: "made up",
        alternatives: "all",
        strict: false
      ),
      rules: Rule.all,
      scenarioCount: size
    )
    for number in 0..<size {
      let scenario = ScenarioFacts(
        path: "group-\(number / 100)/scenario-\(number)",
        title: "Scenario \(number)",
        device: Device(.pad, Version(18)),
        checks: [.noDataLossOnKill]
      )
      try writer.add(scenario: scenario, results: [number.isMultiple(of: 50) ? fail : pass])
    }
    try writer.finish(interrupted: false)
  }

  private static let pass = ScenarioResult(implementation: "a", verdict: .pass, runs: 4)

  private static let fail = ScenarioResult(
    implementation: "a",
    verdict: .fail,
    violations: [
      Violation(
        requirement: .noDataLossOnKill,
        level: .must,
        grade: .documented,
        step: 3,
        line: 9,
        stimulus: "kill",
        subject: "document \"Notes\"",
        expected: "\"second draft\"",
        observed: "\"first draft\""
      )
    ],
    runs: 4,
    timeline: (1...6).map { number in
      TimelineStep(
        number: number,
        line: number + 6,
        stimulus: "step \(number)",
        events: Array(
          repeating: .init(lane: .session(id: "s1", label: "A"), kind: .callback, text: "called"),
          count: 3
        )
      )
    }
  )
}

extension Double {
  /// The number with so many decimals.
  func decimals(_ count: Int) -> String {
    let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
    let total = Int((self * Double(scale)).rounded())
    let fraction = String(total % scale)
    let zeros = String(repeating: "0", count: count - fraction.count)
    return "\(total / scale).\(zeros)\(fraction)"
  }
}
