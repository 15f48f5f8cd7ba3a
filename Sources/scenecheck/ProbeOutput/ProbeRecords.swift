import CapabilityProbe
import SceneLifecycle

/// An app in JSON.
struct AppRecord: Encodable {
  let path: String
  let name: String?
  let unresolved: [String]
  let reports: [ReportRecord]
  let findings: [FindingRecord]

  init(_ result: ProbeResult) {
    path = result.subject.path
    name = result.subject.title ?? AppIdentity(result.subject.document.root).name
    unresolved = result.subject.unresolved
    reports = result.reports.map { ReportRecord($0) }
    findings = result.findings.map { FindingRecord($0, result) }
  }
}

/// An app at one place in JSON.
struct ReportRecord: Encodable {
  let place: String
  let os: String
  let sdk: String?
  let answers: [AnswerRecord]
  let usualCheck: String
  let usualCheckWarning: String?

  init(_ report: CapabilityReport) {
    place = report.profile.place.rawValue
    os = report.profile.version.description
    sdk = report.sdk?.description
    answers = report.answers.map { AnswerRecord($0) }
    usualCheck = report.usualCheck.support.rawValue
    usualCheckWarning = report.usualCheck.warning
  }
}

/// An answer in JSON.
struct AnswerRecord: Encodable {
  let question: String
  let answer: String
  let grade: String
  let verdict: String
  let change: String?
  let reasons: [ReasonRecord]

  init(_ answer: Answer) {
    question = answer.question.rawValue
    self.answer = answer.support.rawValue
    grade = answer.grade.rawValue
    verdict = answer.verdict
    change = answer.change
    reasons = answer.reasons.map { ReasonRecord($0) }
  }
}

/// A reason in JSON.
struct ReasonRecord: Encodable {
  let text: String
  let facts: [String]
  let grade: String
  let sources: [String]
  let openQuestion: String?
  let keyPath: String?
  let line: Int?

  init(_ reason: Reason) {
    text = reason.text
    facts = reason.facts.map(\.text)
    grade = reason.grade.rawValue
    sources = reason.facts.compactMap { Fact.of($0)?.source }
    openQuestion = reason.question?.rawValue
    keyPath = reason.place?.keyPath
    line = reason.place?.line
  }
}

/// A mistake in JSON.
struct FindingRecord: Encodable {
  let rule: String
  let level: String
  let message: String
  let facts: [String]
  let file: String
  let keyPath: String
  let line: Int?

  init(_ finding: Finding, _ result: ProbeResult) {
    rule = finding.rule.rawValue
    level = finding.rule.level.rawValue
    message = finding.message
    facts = finding.rule.facts.map(\.text)
    file = finding.place.file ?? result.subject.path
    keyPath = finding.place.keyPath
    line = finding.place.line
  }
}
