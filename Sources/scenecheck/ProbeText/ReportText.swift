import CapabilityProbe
import PlainText
import Reporting
import SceneLifecycle

/// The report for people: a verdict a line, then its reasons.
struct ReportText: ProbeWriter {
  private let terminal: Terminal
  private var isFirst = true

  init(_ terminal: Terminal) { self.terminal = terminal }

  func begin() {}
  func end() {}

  mutating func add(_ result: ProbeResult) {
    if !isFirst { print("") }
    isFirst = false
    print(VisibleText.line(result.heading))
    for report in result.reports { print(lines(report).joined(separator: "\n")) }
    if !result.subject.unresolved.isEmpty {
      let names = result.subject.unresolved.map { "$(\($0))" }.joined(separator: ", ")
      print(wrap("Left as written, for nothing sets them: \(names)", 2).joined(separator: "\n"))
    }
    print(FindingText.lines(result, terminal).joined(separator: "\n"))
  }

  private func lines(_ report: CapabilityReport) -> [String] {
    let sdk = report.sdk.map { "SDK \($0)" } ?? "SDK not known"
    var lines = ["", "\(report.profile), \(sdk)"]
    for answer in report.answers { lines += self.lines(answer) }
    let check = report.usualCheck
    let idiom = "supportsMultipleScenes && (idiom == .pad || idiom == .vision)"
    let says = "The usual check, \(idiom), says \(check.support.rawValue) here"
    lines += wrap(says + (check.warning.map { ": \($0)." } ?? "."), 2)
    return lines
  }

  private func lines(_ answer: Answer) -> [String] {
    let head = "  \(answer.question.title)"
    let gap = String(repeating: " ", count: max(2, 23 - head.count))
    let verdict = wrap(answer.verdict, 32)
    var lines = [
      "\(head)\(gap)\(terminal.word(answer.support, width: 9))\(verdict[0].dropFirst(32))"
    ]
    lines += verdict.dropFirst()
    for reason in answer.reasons {
      let words = wrap(Self.text(reason), 6)
      lines += ["    - \(words[0].dropFirst(6))"] + words.dropFirst()
    }
    if let change = answer.change { lines += wrap("To change it: \(change)", 4) }
    return lines
  }

  /// A reason with what it rests on: `The flag is true. [CAP-01, documented; KEY, line 9]`.
  private static func text(_ reason: Reason) -> String {
    var basis = reason.facts.map(\.text)
    if let question = reason.question { basis.append("\(question.rawValue) open") }
    if !reason.facts.isEmpty { basis.append(reason.grade.rawValue) }
    let place = reason.place.map { place in
      place.steps + (place.line.map { ", line \($0)" } ?? "")
    }
    let parts = [basis.joined(separator: ", "), place ?? ""].filter { !$0.isEmpty }
    return VisibleText.line("\(reason.text) [\(parts.joined(separator: "; "))]")
  }

  private func wrap(_ text: String, _ indent: Int) -> [String] {
    Wrapping.lines(of: text, indent: indent, width: terminal.width)
  }
}
