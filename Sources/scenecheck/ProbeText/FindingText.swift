import CapabilityProbe
import PlainText
import Reporting
import SceneLifecycle

/// The mistakes of a list, as compilers write theirs.
enum FindingText {
  static func lines(_ result: ProbeResult, _ terminal: Terminal) -> [String] {
    if result.findings.isEmpty { return ["", "No mistakes were found in the property list."] }
    return [""] + result.findings.flatMap { lines($0, result, terminal) }
  }

  /// The place and the message, and below them the key and what the rule rests on.
  private static func lines(
    _ finding: Finding,
    _ result: ProbeResult,
    _ terminal: Terminal
  ) -> [String] {
    let file = finding.place.file ?? result.subject.path
    let location = finding.place.line.map { "\(file):\($0):1" } ?? file
    let head = "\(location): \(finding.rule.level.rawValue): \(finding.message)"
    let basis = ([finding.rule.rawValue] + finding.rule.facts.map(\.text)).joined(separator: ", ")
    func wrap(_ text: String) -> [String] {
      Wrapping.lines(of: VisibleText.line(text), indent: 4, width: terminal.width)
    }
    var first = wrap(head)
    first[0] = String(first[0].dropFirst(4))
    return first + wrap("at \(finding.place.steps) [\(basis)]")
  }
}

extension KeyPlace {
  /// The key path with its steps apart, so that a line can break between them.
  var steps: String { keyPath.split(separator: ".").joined(separator: " > ") }
}
