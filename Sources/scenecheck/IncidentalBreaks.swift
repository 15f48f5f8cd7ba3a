import Conformance
import PlainText
import Reporting
import SceneLifecycle

/// The breaks of what their scenarios are not about, over a whole run.
struct IncidentalBreaks {
  /// Those of one requirement.
  private struct Group {
    var count = 0
    let first: String
  }

  private var count = 0
  private var fails: [Requirement: Group] = [:]

  mutating func add(_ result: ScenarioResult, of path: String, strict: Bool) {
    count += result.incidental.count
    // What breaks now and then is undecided.
    if result.tries?.isFlake == true { return }
    for violation in result.incidental where !violation.isAsExpected(strict: strict) {
      let place = "\(path) at step \(violation.step), '\(violation.stimulus)'"
      fails[violation.requirement, default: Group(first: place)].count += 1
    }
  }

  /// How many there are, how many are not as expected, and of these a line for each requirement.
  var lines: [String] {
    if count == 0 { return [] }
    let number = fails.values.reduce(0) { $0 + $1.count }
    let owner = count == 1 ? "its scenario is" : "their scenarios are"
    let verb = number == 1 ? "is" : "are"
    let head =
      "\(count.counted("break")) of what \(owner) not about, \(number) \(verb) not as expected"
    return [head]
      + Requirement.allCases.compactMap { requirement in
        guard let group = fails[requirement] else { return nil }
        let first = group.count == 1 ? "in" : "first in"
        return VisibleText.line(
          "  \(requirement.rawValue)  \(group.count), \(first) \(group.first)"
        )
      }
  }
}
