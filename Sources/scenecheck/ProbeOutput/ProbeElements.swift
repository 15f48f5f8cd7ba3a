import CapabilityProbe
import Reporting
import SceneLifecycle

/// The elements of `Reports/probe.rng`.
enum ProbeElements {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <scenecheck-probe version="1" tool-version="\(Command.version)">
    """
  static let foot = "</scenecheck-probe>"

  static func app(_ result: ProbeResult) -> String {
    let identity = AppIdentity(result.subject.document.root)
    let parts =
      result.subject.unresolved.map { element("unresolved", [("variable", $0)]) }
      + result.reports.map { report($0) } + result.findings.map { finding($0, result) }
      + [matrix(result.matrix)]
    return element(
      "app",
      [("path", result.subject.path), ("name", result.subject.title ?? identity.name)],
      parts
    )
  }

  private static func report(_ report: CapabilityReport) -> String {
    element(
      "report",
      [
        ("place", report.profile.place.rawValue), ("title", report.profile.place.title),
        ("system", report.profile.system), ("os", report.profile.version.description),
        ("sdk", report.sdk?.description), ("usual-check", report.usualCheck.support.rawValue),
        ("usual-check-warning", report.usualCheck.warning),
      ],
      report.answers.map { answer($0) }
    )
  }

  private static func answer(_ answer: Answer) -> String {
    element(
      "answer",
      [
        ("question", answer.question.rawValue), ("title", answer.question.title),
        ("support", answer.support.rawValue), ("grade", answer.grade.rawValue),
        ("verdict", answer.verdict), ("change", answer.change),
      ],
      answer.reasons.map { reason in
        element(
          "reason",
          [
            ("text", reason.text), ("grade", reason.grade.rawValue),
            ("question", reason.question?.rawValue), ("key-path", reason.place?.keyPath),
            ("line", reason.place?.line.map { "\($0)" }),
          ],
          reason.facts.map { fact($0) }
        )
      }
    )
  }

  private static func fact(_ id: FactID) -> String {
    let fact = Fact.of(id)
    return element(
      "fact",
      [("id", id.text), ("statement", fact?.statement), ("source", fact?.source)]
    )
  }

  private static func finding(_ finding: Finding, _ result: ProbeResult) -> String {
    element(
      "finding",
      [
        ("rule", finding.rule.rawValue), ("level", finding.rule.level.rawValue),
        ("message", finding.message), ("file", finding.place.file ?? result.subject.path),
        ("key-path", finding.place.keyPath), ("line", finding.place.line.map { "\($0)" }),
      ],
      finding.rule.facts.map { fact($0) }
    )
  }

  private static func matrix(_ matrix: CapabilityMatrix) -> String {
    let columns = SystemRelease.all.map { element("release", [("ios", "\($0.iOS)")]) }
    let rows = matrix.rows.map { row in
      element(
        "row",
        [("place", row.place.rawValue), ("title", row.place.title)],
        row.cells.map { cell in
          element(
            "cell",
            [
              ("outcome", cell.outcome.rawValue), ("os", cell.profile?.version.description),
              ("system", cell.profile?.system), ("reason", cell.reason),
              ("question", cell.question?.rawValue),
            ],
            cell.facts.map { fact($0) }
          )
        }
      )
    }
    return element("matrix", [], columns + rows)
  }

  private static func element(
    _ name: String,
    _ attributes: [(String, String?)],
    _ children: [String] = []
  ) -> String {
    var text = "<\(name)"
    for (key, value) in attributes {
      if let value { text += " \(key)=\"\(escaped(value))\"" }
    }
    return children.isEmpty
      ? text + "/>" : text + ">\n\(children.joined(separator: "\n"))\n</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    VisibleText.of(text).reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\r\n": result += "&#13;&#10;"
      case "\t": result += "&#9;"
      default: result.append(character)
      }
    }
  }
}
