import CapabilityProbe
import SceneLifecycle

extension ProbeResult {
  /// One result for the configurations of a target of which all the same is said, in their order.
  static func merged(_ results: [ProbeResult]) -> [ProbeResult] {
    var merged: [ProbeResult] = []
    var places: [[String]: Int] = [:]
    for result in results {
      guard let origin = result.subject.origin else {
        merged.append(result)
        continue
      }
      let key = [result.subject.path, origin.target] + result.statements
      if let place = places[key] {
        let title = merged[place].subject.title ?? origin.target
        merged[place].subject.title = "\(title) and \(origin.configuration)"
      } else {
        places[key] = merged.count
        merged.append(result)
      }
    }
    return merged
  }

  /// All that is said of the app but for lines, which differ where a setting is written twice.
  private var statements: [String] {
    var statements = subject.unresolved
    for report in reports {
      statements.append("\(report.profile) \(report.sdk?.description ?? "-")")
      for answer in report.answers {
        let reasons = answer.reasons.map { "\($0.text) \($0.place?.keyPath ?? "")" }
        statements += [answer.question.rawValue, answer.support.rawValue, answer.verdict] + reasons
      }
    }
    statements += findings.flatMap { [$0.rule.rawValue, $0.place.keyPath, $0.message] }
    for row in matrix.rows { statements += row.cells.map(\.outcome.rawValue) }
    return statements
  }
}
