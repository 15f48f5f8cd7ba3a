import Conformance
import SceneLifecycle

extension XMLStream {
  func write(_ facts: RunFacts, scenarioCount: Int) {
    element(
      "run",
      [
        ("suite", facts.suite), ("suite-fingerprint", facts.suiteFingerprint),
        ("alternatives", facts.alternatives), ("max-runs", facts.runLimit.map(String.init)),
        ("rerun-unexpected", facts.reruns.map(String.init)),
        ("strict", String(facts.strict)), ("kills", facts.kills),
        ("scenarios", String(scenarioCount)),
        ("expectations", facts.expectations),
        ("expectations-fingerprint", facts.expectationsFingerprint),
      ]
    ) {
      for participant in facts.participants {
        element(
          "implementation",
          [
            ("name", participant.name), ("specification", participant.specification),
            ("version", participant.version),
          ]
        )
      }
    }
  }

  func write(_ rule: Rule) {
    element(
      "requirement",
      [("slug", rule.requirement.rawValue), ("level", rule.level.rawValue)]
    ) {
      element("sentence", text: rule.sentence)
      write(rule.basis, as: "basis")
      for fact in rule.facts { write(fact, as: "fact") }
    }
  }

  private func write(_ id: FactID, as name: String) {
    let fact = Fact.of(id)
    element(
      name,
      [("id", id.text), ("grade", fact?.grade.rawValue), ("href", fact?.source)],
      text: fact?.statement ?? ""
    )
  }

  func write(_ scenario: ScenarioFacts, group: String, _ results: () -> Void) {
    element(
      "scenario",
      [
        ("path", scenario.path), ("group", group),
        ("id", "scenario-" + VisibleText.identifier(scenario.path)),
        ("title", scenario.title), ("device", scenario.device.description),
        ("manifest", scenario.manifest?.rawValue),
      ]
    ) {
      for source in scenario.sources { element("source", [("id", source)]) }
      for requirement in scenario.checks {
        element("checks", [("requirement", requirement.rawValue)])
      }
      results()
    }
  }

  func write(_ result: ScenarioResult) {
    let exercised = result.exercised.map(\.rawValue).joined(separator: " ")
    element(
      "result",
      [
        ("implementation", result.implementation),
        ("id", VisibleText.identifier(result.implementation)),
        ("verdict", result.verdict.rawValue), ("runs", String(result.runs)),
        ("cut", result.isCut ? "true" : nil), ("seconds", result.seconds.map(inMicroseconds)),
        ("expected", result.failsAsExpected ? "true" : nil),
        ("exercised", exercised.isEmpty ? nil : exercised),
      ]
    ) {
      for choice in result.choices { element("choice", [("name", choice.rawValue)]) }
      for violation in result.violations { write(violation, as: "violation") }
      for violation in result.incidental { write(violation, as: "incidental") }
      if let obstacle = result.obstacle {
        element(
          "obstacle",
          [
            ("party", obstacle.party?.rawValue), ("capability", obstacle.capability?.rawValue),
          ],
          text: obstacle.reason
        )
      }
      for kill in result.kills { write(kill) }
      if let tries = result.tries { write(tries) }
      if !result.timeline.isEmpty { write(result.timeline) }
      if !result.reproduce.isEmpty { element("reproduce", text: result.reproduce) }
    }
  }

  private func write(_ kill: KillResult) {
    element(
      "kill",
      [
        ("point", kill.point.description), ("kind", kill.point.kind.rawValue),
        ("step", String(kill.point.step)), ("line", String(kill.point.line)),
        ("verdict", kill.verdict.rawValue), ("runs", String(kill.runs)),
      ]
    ) {
      for broken in kill.broken { element("breaks", [("requirement", broken.rawValue)]) }
      if let obstacle = kill.obstacle { element("reason", text: obstacle.reason) }
    }
  }

  /// A time as decimals that every reader of XML takes, without an exponent.
  private func inMicroseconds(_ seconds: Double) -> String {
    let total = Int((seconds * 1e6).rounded())
    let fraction = String(total % 1_000_000)
    return "\(total / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }

  private func write(_ violation: Violation, as name: String) {
    element(
      name,
      [
        ("requirement", violation.requirement.rawValue), ("level", violation.level.rawValue),
        ("grade", violation.grade.rawValue), ("step", String(violation.step)),
        ("line", String(violation.line)),
        ("standing", violation.expectation?.standing.rawValue),
      ]
    ) {
      element("stimulus", text: violation.stimulus)
      element("subject", text: violation.subject)
      element("expected", text: violation.expected)
      element("observed", text: violation.observed)
      for taken in violation.under {
        element(
          "under",
          [("choice", taken.choice.rawValue), ("alternative", taken.alternative)]
        )
      }
      if let killed = violation.killed { element("killed", text: killed.description) }
      if let reason = violation.expectation?.reason { write(reason) }
    }
  }
}
