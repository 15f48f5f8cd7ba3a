import PlainText
import SceneLifecycle

extension ScenarioResult: CustomStringConvertible {
  /// The verdict, and for all but a pass what broke: the step, what was expected and observed, the
  /// callbacks up to there.
  public var description: String {
    transcript(of: nil, strict: false, expectations: nil).joined(separator: "\n")
  }

  /// Tells a person of the result.
  ///
  /// - Parameters:
  ///   - path: The scenario's path; `nil` where the reader knows it.
  ///   - strict: Whether warnings fail.
  ///   - expectations: The path of the file of expectations; `nil` when nothing is expected.
  /// - Returns: The lines; the first begins with the verdict.
  package func transcript(of path: String?, strict: Bool, expectations: String?) -> [String] {
    let first = [verdict.rawValue, implementation, path].compactMap(\.self).joined(separator: "  ")
    if verdict == .pass { return [first] }
    if let expectedFailure { return [first, "  \(expectedFailure)"] }
    var lines = [first]
    if let obstacle {
      let blame = obstacle.party.map { "the \($0.rawValue): " } ?? ""
      lines += Self.labelled("because", blame + obstacle.reason, wraps: true)
    }
    if let worst = told(strict: strict) {
      lines += Self.lines(of: worst)
      if let reason = leniency(of: worst), !strict {
        lines += Self.labelled("no fail", reason, wraps: true)
      }
      lines += worst.expectationLines(expectations)
      if let tries, !tries.isFlake { lines += Self.labelled("tries", "\(tries)") }
      // The timeline is that of the run which shows the worst break.
      if worst == violations.first { lines += timeline.prefix(worst.step).flatMap(\.lines) }
    }
    if !reproduce.isEmpty { lines += Self.labelled("again", reproduce) }
    return lines
  }

  private static func lines(of violation: Violation) -> [String] {
    let place = "step \(violation.step), '\(violation.stimulus)' (line \(violation.line))"
    return labelled("breaks", "\(violation.requirement.rawValue) at \(place)")
      + labelled("about", violation.subject) + labelled("expected", violation.expected)
      + labelled("observed", violation.observed)
      + violation.under.flatMap { labelled("under", "\($0)") }
      + (violation.killed.map { labelled("killed", "\($0)") } ?? [])
  }

  /// Text behind a label, its further lines below its first.
  private static func labelled(_ label: String, _ text: String, wraps: Bool = false) -> [String] {
    let width = 13
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      // What fits is left as it is written, blanks and all.
      wraps && line.count > 80 - width
        ? Wrapping.lines(of: String(line), indent: width)
        : [String(repeating: " ", count: width) + line]
    }
    let head = "  \(label)"
    lines[0] = head + String(repeating: " ", count: width - head.count) + lines[0].dropFirst(width)
    return lines
  }

  /// What a warning rests on that keeps it from being a fail; `nil` for a fail.
  private func leniency(of violation: Violation) -> String? {
    if violation.isFail(strict: false) { return nil }
    if violation.level == .should { return "the requirement is advice, no must" }
    let grade = violation.grade
    func hasGrade(_ taken: TakenAlternative) -> Bool {
      taken.choice.alternatives.first { $0.name == taken.alternative }?.grade == grade
    }
    let defaults = choices.map { TakenAlternative($0, $0.alternatives[0].name) }
    let rule = Rule.of(violation.requirement)
    let basis =
      rule?.grade == grade
      ? rule?.basis.text : (violation.under + defaults).first(where: hasGrade)?.description
    return basis.map { "rests on \($0), which is only \(grade.rawValue)" }
  }
}

extension TimelineStep {
  /// The step, and below it who was called, and where the process ended.
  fileprivate var lines: [String] {
    let events = events.filter { $0.kind == .callback || $0.kind == .processEnd }
    return ["    \(number) \(stimulus)"] + events.map { "        \($0.lane.name)\($0.text)" }
  }
}

extension TimelineStep.Lane {
  /// Who is told, before the callback's name; empty for the application.
  fileprivate var name: String {
    if case .session(_, let label) = self { "\(label) " } else { "" }
  }
}
