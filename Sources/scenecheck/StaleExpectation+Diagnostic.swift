import Conformance
import Reporting
import Scenarios
import SceneLifecycle

extension StaleExpectation {
  /// As an error of the file, so that an editor finds the entry.
  func diagnostic(in file: String) -> Diagnostic {
    let onto = implementation.map { " on \($0)" } ?? ""
    return Diagnostic(
      path: VisibleText.line(file),
      line: line,
      column: 1,
      message: VisibleText.line(
        "stale: '\(scenario)'\(onto) no longer breaks \(requirement.rawValue)"
      ),
      note: VisibleText.line("no run observes \(observed)")
    )
  }
}
