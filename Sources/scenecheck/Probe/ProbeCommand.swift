import CapabilityProbe
import CommandLineArguments
import Foundation
import SceneLifecycle

/// Tells what apps get on devices, and why.
struct ProbeCommand {
  private let arguments: ParsedArguments
  private let request: ProbeRequest
  private let sources: SourceIndex?
  private let question: Question?

  init(_ arguments: ParsedArguments) throws(Stop) {
    self.arguments = arguments
    request = try ProbeRequest(arguments)
    question = arguments.value(.check).flatMap { Question(rawValue: $0) }
    guard let folder = arguments.value(.sources) else {
      sources = nil
      return
    }
    do {
      sources = try SourceIndex(below: folder)
    } catch {
      throw Stop(status: .noInput, message: error.description)
    }
  }

  func run() throws(Stop) -> ExitStatus {
    if arguments.has(.listRules) {
      print(RuleList.text(), terminator: "")
      return .asExpected
    }
    guard !arguments.operands.isEmpty else {
      throw .usage("'probe' needs PATH", "'scenecheck help probe' lists what it takes")
    }
    var writer = writer()
    var failures: [InputError] = []
    var answers: Set<Support> = []
    writer.begin()
    for path in arguments.operands {
      var results: [ProbeResult] = []
      for subject in Inputs.subjects(at: path) {
        switch subject {
        case .success(let subject): results.append(probe(subject))
        case .failure(let error): failures.append(error)
        }
      }
      for result in ProbeResult.merged(results) {
        writer.add(result)
        guard let question else { continue }
        answers.formUnion(result.reports.compactMap { $0.answer(to: question)?.support })
      }
    }
    try writer.end()
    return try end(failures, answers)
  }

  private func probe(_ subject: ProbeSubject) -> ProbeResult {
    let identity = AppIdentity(subject.document.root)
    return ProbeResult(
      subject: subject,
      reports: request.profiles(identity).map { profile in
        CapabilityReport(subject.document, on: profile, sdk: request.sdk, sources: sources)
      },
      findings: Linter.findings(in: subject.document, sources: sources, module: subject.module)
    )
  }

  private func writer() -> any ProbeWriter {
    switch arguments.value(.format) {
    case "json": ProbeJSON()
    case "xml": ProbeXML()
    case "html": ProbePage()
    case "sarif": ProbeSARIF()
    case "github": ProbeAnnotations()
    default:
      arguments.has(.matrix) ? MatrixText(Terminal.output) : ReportText(Terminal.output)
    }
  }

  /// Errors come last, where people look, and leave the other inputs' results whole.
  private func end(_ failures: [InputError], _ answers: Set<Support>) throws(Stop) -> ExitStatus {
    if !failures.isEmpty {
      let isMissing = failures.allSatisfy(\.isMissing)
      let text = failures.map(\.description).joined(separator: "\n")
      throw Stop(status: isMissing ? .noInput : .badInput, message: text)
    }
    if answers.contains(.no) { return .notAsExpected }
    return answers.contains(.unknown) ? .undecided : .asExpected
  }
}
