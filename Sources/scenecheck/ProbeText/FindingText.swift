import CapabilityProbe
import Reporting

/// The mistakes of a list, as compilers write theirs.
enum FindingText {
  static func lines(_ result: ProbeResult, _ terminal: Terminal) -> [String] {
    if result.findings.isEmpty { return ["", "No mistakes were found in the property list."] }
    return [""]
      + result.findings.map { finding in
        let basis = finding.rule.facts.first.map { ", \($0)" } ?? ""
        let text = "\(finding.message) [\(finding.rule.rawValue)\(basis)]"
        return VisibleText.line(
          "\(location(finding, result)): \(finding.rule.level.rawValue): \(finding.place.keyPath): \(text)"
        )
      }
  }

  /// The file, with the line where there is one.
  static func location(_ finding: Finding, _ result: ProbeResult) -> String {
    let file = finding.place.file ?? result.subject.path
    return finding.place.line.map { "\(file):\($0):1" } ?? file
  }
}
