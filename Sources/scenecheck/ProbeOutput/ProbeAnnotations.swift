import CapabilityProbe
import SceneLifecycle

/// The mistakes as GitHub's workflow commands.
struct ProbeAnnotations: ProbeWriter {
  func begin() {}
  func end() {}

  func add(_ result: ProbeResult) {
    for finding in result.findings {
      let file = Self.property(finding.place.file ?? result.subject.path)
      let line = finding.place.line.map { ",line=\($0)" } ?? ""
      let level = finding.rule.level == .note ? "notice" : finding.rule.level.rawValue
      let text = Self.data("\(finding.place.keyPath): \(finding.message)")
      let facts = finding.rule.facts.map(\.text).joined(separator: " ")
      print("::\(level) file=\(file)\(line),title=\(finding.rule.rawValue) (\(facts))::\(text)")
    }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
