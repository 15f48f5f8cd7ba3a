import Conformance
import Harness
import Implementations
import Scenarios
import SceneLifecycle
import Testing

/// Killing the app at every point of a run.
@Suite struct KillMatrixTests {
  static let judge = Judge(kills: KillPlan())

  static func scenario(_ header: String = "", _ steps: String...) throws -> Scenario {
    try scenario(header, of: steps)
  }

  static func scenario(_ header: String = "", of steps: [String]) throws -> Scenario {
    let text =
      "scenario 1\ntitle x\ndevice pad 18.0\n\(header)checks survives-legal-callbacks\n\n"
      + steps.map { "when \($0)\n" }.joined()
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: "x.scenario") else {
      throw CancellationError()
    }
    return scenario
  }

  private func points(_ result: ScenarioResult) -> [String] {
    result.kills.map(\.point.description)
  }

  @Test func `the reference loses nothing at any kill of any scenario`() {
    var rows = 0
    for scenario in MutantTests.scenarios {
      let result = Self.judge.judge(scenario, DocumentApp(), named: "reference")
      #expect(result.violations + result.incidental == [], "\(scenario.path)")
      for kill in result.kills {
        #expect(kill.verdict == .pass, "\(scenario.path), killed \(kill.point)")
      }
      rows += result.kills.count
    }
    #expect(rows > 400)
  }

  @Test func `a kill comes after every step, and before every write`() throws {
    let scenario = try Self.scenario("", "launch A", "edit A \"x\"", "commit A", "kill")
    let result = Self.judge.judge(scenario, DocumentApp(), named: "reference")
    #expect(
      points(result) == [
        "before write 1 of step 1 (willConnect)", "after step 1", "after step 2",
        "before write 1 of step 3 (an action)", "before write 2 of step 3 (an action)",
        "after step 3",
      ]
    )
    let one = Judge(kills: KillPlan(step: 3)).judge(scenario, DocumentApp(), named: "reference")
    #expect(points(one) == Array(points(result).suffix(3)))
    #expect(Judge().judge(scenario, DocumentApp(), named: "reference").kills == [])
  }

  @Test func `an app that saves only in the background loses the document of a finished edit`()
    throws
  {
    let app = DocumentApp(fault: .savesOnlyInBackground)
    let scenario = try Self.scenario("", "launch A", "edit A \"x\"", "commit A")
    #expect(Judge().judge(scenario, app, named: "app").verdict == .pass)
    let result = Self.judge.judge(scenario, app, named: "app")
    #expect(result.verdict == .fail)
    let lost = result.kills.filter { $0.verdict == .fail }
    #expect(lost.map(\.point.description) == ["after step 3"])
    let loss = try #require(result.violations.first)
    #expect(loss.requirement == .noDataLossOnKill)
    #expect(loss.killed == KillPoint(afterStep: 3, line: 8))
    #expect(loss.subject == "document \"Untitled\"")
    #expect(loss.stimulus == "kill after step 3, then launch A")
    #expect(result.timeline.last?.stimulus == loss.stimulus)
  }

  /// The swipe brings disconnect, discard and the end, and no background (LIFE-41).
  @Test func `on a single-window iPad that app loses the document and the record is rightly gone`()
    throws
  {
    let app = DocumentApp(fault: .savesOnlyInBackground)
    let steps = ["launch A", "edit A \"x\"", "commit A", "swipe-kill A", "launch B"]
    let single = "manifest single-scene\n"
    let scenario = try Self.scenario(single, steps[0], steps[1], steps[2], steps[3], steps[4])
    let result = Self.judge.judge(scenario, app, named: "app")
    // The usual run, the kill before the swipe, those within it, and those at the next launch.
    #expect(result.verdict == .fail)
    #expect(Set((result.violations + result.incidental).map(\.requirement)) == [.noDataLossOnKill])
    let lost = result.kills.filter { $0.verdict != .pass }.map(\.point)
    #expect(lost.contains(KillPoint(afterStep: 3, line: 9)))
    #expect(lost.contains { $0.step == 4 && $0.message == "sceneDidDisconnect" })
    #expect(lost.contains { $0.step == 4 && $0.message == "didDiscardSceneSessions" })
    #expect(result.kills.allSatisfy { Set($0.broken).isSubset(of: [.noDataLossOnKill]) })
    let kept = Self.judge.judge(scenario, DocumentApp(), named: "reference")
    #expect(kept.violations + kept.incidental == [])
  }

  @Test func `a discard whose handler was killed comes again in one run and not in the other`()
    throws
  {
    let scenario = try Self.scenario("", "launch A", "open B", "close B")
    let result = Self.judge.judge(scenario, DocumentApp(), named: "reference")
    #expect(result.choices.contains(.discardAfterKill))
    let discard = result.kills.filter { $0.point.message == "didDiscardSceneSessions" }
    #expect(discard.map(\.verdict) == [.pass])
    #expect(discard.allSatisfy { $0.runs > 1 })
  }

  @Test func `the same kills give the same result`() throws {
    let scenario = try Self.scenario("", "launch A", "open B", "leave B", "close B")
    let app = DocumentApp(fault: .neverCleansUp)
    let first = Self.judge.judge(scenario, app, named: "app")
    #expect(first == Self.judge.judge(scenario, app, named: "app"))
    #expect(!first.kills.isEmpty)
  }

  @Test(arguments: Fault.allCases)
  func `with kills a mutant breaks what it declares, and what it has half done`(fault: Fault) {
    let sample = MutantTests.scenarios.filter { $0.path.contains("data-safety/") }
    var broken: Set<Requirement> = []
    for scenario in sample {
      let result = Self.judge.judge(scenario, DocumentApp(fault: fault), named: "app")
      broken.formUnion((result.violations + result.incidental).map(\.requirement))
    }
    // A disconnect that had begun to write is the earliest that can explain the loss.
    let half: Set<Requirement> = fault == .savesOnlyOnDisconnect ? [.noDataLossOnDisconnect] : []
    #expect(broken.isSubset(of: fault.breaks.union(half)))
  }
}
