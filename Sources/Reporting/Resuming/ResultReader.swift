import Conformance
import SceneLifecycle

/// Reads back a finished scenario of a results file.
struct ResultReader {
  /// The element of the scenario.
  let scenario: XMLElement

  init(_ scenario: XMLElement) throws(ReportingError) {
    self.scenario = scenario
    if scenario.name != "scenario" { throw wrong(scenario, "'\(scenario.name)', not 'scenario'") }
  }

  var path: String {
    get throws(ReportingError) { VisibleText.original(of: try required("path", of: scenario)) }
  }

  /// What counts of the results: all but obstacles, kills, timelines and commands, which stay in the file.
  var results: [ScenarioResult] {
    get throws(ReportingError) {
      var results: [ScenarioResult] = []
      for element in scenario.children("result") { results.append(try result(element)) }
      return results
    }
  }

  private func result(_ element: XMLElement) throws(ReportingError) -> ScenarioResult {
    var exercised: [Requirement] = []
    for word in (element.value("exercised") ?? "").split(separator: " ") {
      guard let requirement = Requirement(rawValue: String(word)) else {
        throw wrong(element, "'\(word)' is no requirement")
      }
      exercised.append(requirement)
    }
    var choices: [Choice] = []
    for choice in element.children("choice") { choices.append(try word("name", of: choice)) }
    var result = ScenarioResult(
      implementation: VisibleText.original(of: try required("implementation", of: element)),
      verdict: try word("verdict", of: element),
      violations: try violations("violation", of: element),
      incidental: try violations("incidental", of: element),
      runs: try number("runs", of: element),
      isCut: element.value("cut") == "true",
      choices: choices,
      exercised: exercised
    )
    if let tries = element.children("tries").first {
      result.tries = Tries(
        made: try number("made", of: tries),
        failing: try number("failing", of: tries),
        inconclusive: try number("inconclusive", of: tries)
      )
    }
    return result
  }

  private func violations(
    _ name: String,
    of result: XMLElement
  ) throws(ReportingError) -> [Violation] {
    var violations: [Violation] = []
    for element in result.children(name) {
      func text(_ name: String) -> String { element.children(name).first?.text ?? "" }
      var violation = Violation(
        requirement: try word("requirement", of: element),
        level: try word("level", of: element),
        grade: try word("grade", of: element),
        step: try number("step", of: element),
        line: try number("line", of: element),
        stimulus: text("stimulus"),
        subject: text("subject"),
        expected: text("expected"),
        observed: text("observed")
      )
      if element.value("standing") != nil {
        violation.expectation = ExpectationMark(try word("standing", of: element))
      }
      violations.append(violation)
    }
    return violations
  }

  private func word<Word: RawRepresentable>(
    _ attribute: String,
    of element: XMLElement
  ) throws(ReportingError) -> Word where Word.RawValue == String {
    let text = try required(attribute, of: element)
    guard let word = Word(rawValue: text) else {
      throw wrong(element, "'\(text)' is no \(attribute)")
    }
    return word
  }

  private func number(
    _ attribute: String,
    of element: XMLElement
  ) throws(ReportingError) -> Int {
    let text = try required(attribute, of: element)
    // Far above what a run can reach, and far below what adding up could overflow.
    guard let number = Int(text), (0..<(1 << 40)).contains(number) else {
      throw wrong(element, "'\(text)' is no number of \(attribute)")
    }
    return number
  }

  private func required(
    _ attribute: String,
    of element: XMLElement
  ) throws(ReportingError) -> String {
    if let value = element.value(attribute) { return value }
    throw wrong(element, "'\(element.name)' has no '\(attribute)'")
  }

  private func wrong(_ element: XMLElement, _ reason: String) -> ReportingError {
    ReportingError.invalid(path: element.tree.path, line: element.line, reason: reason)
  }
}
