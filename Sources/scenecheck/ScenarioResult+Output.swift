import Conformance
import Reporting

extension ScenarioResult {
  /// What the terminal shows of the result, with a blank line after it; empty where there is nothing to
  /// tell.
  func output(of path: String, strict: Bool, expectations: String?) -> String {
    if verdict == .pass || verdict == .inapplicable { return "" }
    let lines = transcript(of: path, strict: strict, expectations: expectations)
      .map(VisibleText.line)
    let head = Terminal.output.paint(verdict.rawValue, verdict.colour)
    let first = head + lines[0].dropFirst(verdict.rawValue.count)
    let rest = failsAsExpected ? lines.dropFirst() : lines.dropFirst() + [""]
    return ([first] + rest).joined(separator: "\n")
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
