import Conformance
import Harness
import Implementations
import Scenarios
import SceneLifecycle
import Testing

/// Killing the example apps for good, between steps and with an answer outstanding.
@Suite struct KillMatrixProcessTests {
  private static let scenarios = ExampleTests.scenarios.filter {
    ["data-safety/kill-while-active", "order/swipe-single-window-pad"].contains(
      where: $0.path.hasPrefix
    )
  }

  @Test(arguments: ExampleTests.Language.allCases)
  func `an example loses nothing, wherever it is killed`(
    language: ExampleTests.Language
  ) throws {
    let program = try language.program()
    let judge = Judge(alternatives: .default, kills: KillPlan())
    #expect(Self.scenarios.count == 2)
    for scenario in Self.scenarios {
      let result = judge.judge(scenario, program, named: "app")
      #expect(result.verdict == .pass, "\(scenario.path)")
      for kill in result.kills {
        #expect(kill.verdict == .pass, "\(kill.point): \(kill.obstacle?.reason ?? "")")
      }
      #expect(Set(result.kills.map(\.point.kind)) == [.afterStep, .raced])
    }
  }

  @Test func `a program that saves only in the background is found, and races count for nothing`()
    throws
  {
    let program = try ExampleTests.Language.python.program(.savesOnlyInBackground)
    let scenario = try Tools.scenario("launch A", "edit A \"one\"", "commit A")
    func result(_ plan: KillPlan?) -> ScenarioResult {
      Judge(alternatives: .default, kills: plan).judge(scenario, program, named: "app")
    }
    #expect(result(nil).verdict == .pass)
    let killed = result(KillPlan(step: 3))
    #expect(killed.verdict == .fail)
    #expect(killed.violations.map(\.requirement) == [.noDataLossOnKill])
    #expect(killed.violations.allSatisfy { $0.killed?.kind == .afterStep })
    let exact = result(KillPlan(step: 3, races: false))
    #expect(exact.kills.map(\.point) == [KillPoint(afterStep: 3, line: 8)])
    #expect(exact == result(KillPlan(step: 3, races: false)))
  }
}
