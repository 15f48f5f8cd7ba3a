import CapabilityProbe
import SceneLifecycle

/// The mistakes as SARIF 2.1.0, for code scanning.
struct ProbeSARIF: ProbeWriter {
  private var results: [SARIFResult] = []

  func begin() {}

  mutating func add(_ result: ProbeResult) {
    results += result.findings.map { SARIFResult($0, result) }
  }

  func end() { print(JSONText.of(SARIFLog(results))) }
}

/// The outermost object.
private struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  init(_ results: [SARIFResult]) { runs = [Run(results: results)] }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  struct Run: Encodable {
    let tool = Tool()
    let columnKind = "unicodeCodePoints"
    let results: [SARIFResult]
  }

  struct Tool: Encodable {
    let driver = Driver()
  }

  struct Driver: Encodable {
    let name = "scenecheck"
    let version = Command.version
    let rules = LintRule.allCases.map { SARIFRule($0) }
  }
}

private struct SARIFRule: Encodable {
  let id: String
  let shortDescription: SARIFText
  let helpUri: String?
  let defaultConfiguration: [String: String]

  init(_ rule: LintRule) {
    id = rule.rawValue
    shortDescription = SARIFText(text: rule.summary)
    helpUri = rule.facts.compactMap { Fact.of($0)?.source }.first
    defaultConfiguration = ["level": rule.level.rawValue]
  }
}

private struct SARIFText: Encodable {
  let text: String
}

private struct SARIFResult: Encodable {
  let ruleId: String
  let level: String
  let message: SARIFText
  let locations: [Location]
  let partialFingerprints: [String: String]

  init(_ finding: Finding, _ result: ProbeResult) {
    let file = finding.place.file ?? result.subject.path
    ruleId = finding.rule.rawValue
    level = finding.rule.level.rawValue
    message = SARIFText(text: "\(finding.place.keyPath): \(finding.message)")
    locations = [
      Location(
        physicalLocation: Physical(
          artifactLocation: ["uri": Self.address(file)],
          region: ["startLine": finding.place.line ?? 1]
        )
      )
    ]
    partialFingerprints = ["keyPath/v1": "\(finding.rule.rawValue):\(finding.place.keyPath)"]
  }

  struct Location: Encodable {
    let physicalLocation: Physical
  }

  struct Physical: Encodable {
    let artifactLocation: [String: String]
    let region: [String: Int]
  }

  /// A path as a relative address, in which spaces and the like are written by number.
  private static func address(_ path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch Character(Unicode.Scalar(byte)) {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_", "~":
        result.append(Character(Unicode.Scalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
