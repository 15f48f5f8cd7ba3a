import Foundation
import Harness
import Implementations
import Scenarios
import SceneLifecycle

extension Suite {
  /// A scenario with the file it was read from.
  struct Entry {
    let scenario: Scenario
    /// The file as diagnostics name it, so that an editor finds it.
    let file: String
    let text: String

    /// The step that cannot happen, whatever a conforming app does; empty when all can.
    var unplayable: [Diagnostic] {
      let judge = Judge(alternatives: .default)
      return judge.impossibleStep(scenario, DocumentApp()).map { [diagnostic($0)] } ?? []
    }

    /// All that playing it shows to be wrong: an impossible step, `then` lines that the model does not
    /// bear out, and what is checked but never put to the test.
    var mistakes: [Diagnostic] {
      let (mistakes, vacuous) = Judge().lint(scenario, DocumentApp())
      return vacuous.map(diagnostic(vacuous:)) + mistakes.map(diagnostic)
    }

    private func diagnostic(_ mistake: ScenarioMistake) -> Diagnostic {
      Diagnostic(path: file, line: mistake.line, column: 1, message: mistake.message)
    }

    /// What is checked but never put to the test, where the file says that it is checked.
    private func diagnostic(vacuous requirement: Requirement) -> Diagnostic {
      let slug = requirement.rawValue
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.hasPrefix("checks") && $0.contains(slug) } ?? 0
      let start = lines[line].range(of: slug)?.lowerBound ?? lines[line].startIndex
      return Diagnostic(
        path: file,
        line: line + 1,
        column: lines[line].unicodeScalars.distance(from: lines[line].startIndex, to: start) + 1,
        message: "nothing in this file puts '\(slug)' to the test"
      )
    }
  }
}
