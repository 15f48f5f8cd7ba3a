import CapabilityProbe
import NearMatch
import SceneLifecycle

/// Shows a fact with its source and the rules that rest on it, or a rule with its facts.
enum ExplainCommand {
  static func run(_ words: [String]) throws(Stop) -> ExitStatus {
    var texts: [String] = []
    for word in words { texts.append(try text(word)) }
    print(texts.joined(separator: "\n\n"))
    return .asExpected
  }

  private static func text(_ word: String) throws(Stop) -> String {
    if let fact = Fact.all.first(where: { $0.id.text == word.uppercased() }) { return about(fact) }
    if let rule = LintRule(rawValue: word) { return about(rule) }
    if let question = OpenQuestion(rawValue: word.uppercased()) {
      return "\(question.rawValue)  open question\n\(question.text)"
    }
    let known = Fact.all.map(\.id.text) + LintRule.allCases.map(\.rawValue)
    let near = nearMatch(of: word, among: known).map { "did you mean '\($0)'?" }
    throw .usage(
      "nothing is known as '\(word)'",
      near ?? "'scenecheck probe --list-rules' lists what is"
    )
  }

  private static func about(_ fact: Fact) -> String {
    var lines = ["\(fact.id)  \(fact.grade.rawValue)", fact.statement]
    let origin = fact.grade == .inferred ? "inferred from other facts" : "no page of its own"
    lines.append("source: \(fact.source ?? origin)")
    let rules = SceneRule.all.filter { $0.facts.contains(fact.id) }
    for rule in rules {
      let words = rule.fullScreen ? " that requires full screen" : ""
      lines.append(
        "table: \(rule.place.title)\(words), iOS \(rule.from) on: \(rule.outcome.rawValue)"
      )
    }
    let lints = LintRule.allCases.filter { $0.facts.contains(fact.id) }
    for rule in lints { lines.append("rule: \(rule.rawValue): \(rule.summary)") }
    for background in BackgroundFact.all where background.id == fact.id {
      lines.append("no answer rests on it: \(background.reason)")
    }
    return lines.joined(separator: "\n")
  }

  private static func about(_ rule: LintRule) -> String {
    var lines = ["\(rule.rawValue)  \(rule.level.rawValue)", rule.summary]
    for id in rule.facts {
      guard let fact = Fact.of(id) else { continue }
      lines.append("\(id)  \(fact.grade.rawValue)  \(fact.statement)")
    }
    return lines.joined(separator: "\n")
  }
}

/// The knowledge as a list: facts of capability, then the rules for mistakes.
enum RuleList {
  static func text() -> String {
    let facts = Fact.all.filter { $0.id.text.hasPrefix("CAP-") }
    let rules = LintRule.allCases
    let lines =
      facts.map { "\($0.id)  \($0.grade.rawValue)  \($0.statement)" } + [""]
      + rules.map { "\($0.rawValue)  \($0.level.rawValue)  \($0.summary)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
