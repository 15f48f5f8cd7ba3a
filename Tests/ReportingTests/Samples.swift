import Conformance
import Foundation
import Reporting
import SceneLifecycle

/// Results to write, one of each shape.
enum Samples {
  static let evil = "<b>&\"' ]]> \u{202E}rtl \u{1F600} \u{1B}[31m \u{0} \\u{1B} \u{FFFE}\r\n\t."

  static func facts(_ names: [String] = ["reference"]) -> RunFacts {
    RunFacts(
      toolVersion: "0.1.0",
      participants: names.map {
        RunFacts.Participant(name: $0, specification: "builtin:\($0)", version: "1")
      },
      suite: "bundled",
      alternatives: "all",
      strict: false
    )
  }

  static let rules = [
    Rule(
      .noDataLossOnKill,
      .must,
      basis: .life30,
      facts: [.life03],
      "A finished edit is there again after the process was killed."
    ),
    Rule(.inputStays, .should, basis: .life03, "What was typed stays in its window. \(evil)"),
  ]

  static func scenario(_ path: String, title: String = "A finished edit") -> ScenarioFacts {
    ScenarioFacts(
      path: path,
      title: title,
      sources: ["BR-107", "LIFE-03"],
      device: Device(.pad, Version(18)),
      manifest: .multipleScenes,
      checks: [.noDataLossOnKill]
    )
  }

  static func violation(_ text: String = "\"first draft\"") -> Violation {
    Violation(
      requirement: .noDataLossOnKill,
      level: .must,
      grade: .documented,
      step: 3,
      line: 12,
      stimulus: "kill",
      subject: "document D",
      expected: "\"second draft\"",
      observed: text,
      under: [TakenAlternative(.lateDiscardOrder, "after-connect")]
    )
  }

  static let kills = [
    KillResult(point: KillPoint(afterStep: 1, line: 10), verdict: .pass, runs: 2),
    KillResult(
      point: KillPoint(.beforeWrite, step: 2, line: 11, number: 1, message: "an action"),
      verdict: .fail,
      broken: [.noDataLossOnKill]
    ),
    KillResult(
      point: KillPoint(.raced, step: 2, line: 11, number: 3, message: "an action"),
      verdict: .inconclusive,
      obstacle: Obstacle(party: .implementation, reason: "no reply: \(evil)")
    ),
  ]

  static var killedViolation: Violation {
    var violation = violation()
    violation.killed = kills[1].point
    return violation
  }

  static let session = TimelineStep.Lane.session(id: "s1", label: "A")

  static let timeline = [
    TimelineStep(
      number: 1,
      line: 10,
      stimulus: "launch A",
      events: [
        .init(lane: .application, kind: .callback, text: "didFinishLaunching"),
        .init(lane: session, kind: .callback, text: "sceneWillConnectToSession", detail: evil),
        .init(lane: .session(id: "s2", label: "B"), kind: .snapshot, text: "shows nothing"),
      ]
    ),
    TimelineStep(
      number: 2,
      line: 11,
      stimulus: "edit A \"first draft, with a tail that is rather long for a drawing\"",
      events: [
        .init(lane: session, kind: .action, text: "edit"),
        .init(lane: .store, kind: .write, text: "D.txt, version 1"),
        .init(lane: session, kind: .request, text: "requestSceneSessionActivation"),
      ]
    ),
    TimelineStep(
      number: 3,
      line: 12,
      stimulus: "kill",
      events: [.init(lane: .application, kind: .processEnd, text: "process killed")]
    ),
    TimelineStep(number: 4, line: 13, stimulus: "return A"),
  ]

  static func result(_ verdict: Verdict, on name: String = "reference") -> ScenarioResult {
    var result = ScenarioResult(implementation: name, verdict: verdict, runs: 3)
    result.exercised = [.noDataLossOnKill]
    result.choices = [.lateDiscardOrder]
    result.reproduce = "scenecheck run --scenario 'data/a b' --implementation \(name)=x"
    switch verdict {
    case .pass:
      result.isCut = true
      result.seconds = 0.25
    case .warning, .fail:
      result.violations = [violation(), killedViolation]
      result.kills = kills
      result.timeline = timeline
    case .inconclusive:
      result.obstacle = Obstacle(party: .adapter, reason: "no reply in 10 s: \(evil)")
    case .inapplicable:
      result.obstacle = Obstacle(capability: .multipleScenes, reason: "one window only")
    }
    return result
  }

  static func reason(_ link: String? = "https://example.com/1") -> ExpectationMark.Reason {
    ExpectationMark.Reason(
      line: 3,
      observed: "as ever \(evil)",
      link: link,
      owner: "team \(evil)",
      until: "2027-03-01"
    )
  }

  /// A fail with a standing; its incidental break is expected.
  static func marked(_ standing: ExpectationMark.Standing) -> ScenarioResult {
    var result = result(.fail)
    let reason = standing == .unexpected ? nil : reason()
    result.violations[0].expectation = ExpectationMark(standing, reason)
    result.incidental = [violation()]
    result.incidental[0].expectation = ExpectationMark(.expected, self.reason(nil))
    return result
  }

  static let stale = StaleExpectation(
    line: 9,
    scenario: "data/gone \(evil)",
    requirement: .inputStays,
    implementation: "reference",
    observed: evil,
    owner: "team"
  )

  static func file(_ name: String = "results.xml") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reporting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name).path
  }

  /// Writes every shape on several implementations and gives the path.
  static func everything(interrupted: Bool = false) throws -> String {
    let path = try file()
    let names = ["reference", "mutant/a b", "x:step-3 <&\">"]
    let writer = try ResultsWriter(
      path: path,
      facts: facts(names),
      rules: rules,
      scenarioCount: Verdict.allCases.count + 2
    )
    for verdict in Verdict.allCases {
      var third = result(verdict, on: names[2])
      third.incidental = [violation(evil)]
      try writer.add(
        scenario: scenario("data/deep/\(verdict.rawValue)"),
        results: [result(verdict), result(.fail, on: names[1]), third]
      )
    }
    try writer.add(scenario: scenario("evil \(evil)", title: evil), results: [result(.fail)])
    try writer.add(scenario: scenario("data/none"), results: [])
    try writer.finish(interrupted: interrupted)
    return path
  }

  static func small(
    _ results: [ScenarioResult],
    stale: [StaleExpectation] = []
  ) throws -> String {
    let path = try file()
    var facts = facts()
    if !stale.isEmpty { facts.expectations = "known \(evil)" }
    let writer = try ResultsWriter(
      path: path,
      facts: facts,
      rules: rules,
      scenarioCount: results.count
    )
    for (index, result) in results.enumerated() {
      try writer.add(scenario: scenario("data/\(index)"), results: [result])
    }
    try writer.finish(interrupted: false, stale: stale)
    return path
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
