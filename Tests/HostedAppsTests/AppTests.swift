import Conformance
import Foundation
import Harness
import HostedApps
import Implementations
import Scenarios
import SceneLifecycle
import Testing

/// Delegates as app developers write them, unedited.
@Suite struct AppTests {
  static let names = (try? FileManager.default.contentsOfDirectory(atPath: Hosting.apps)) ?? []

  @Test func `there are at least twelve`() { #expect(Self.names.count >= 12) }

  @Test(arguments: names.sorted())
  func `it compiles, runs and breaks nothing`(name: String) throws {
    let app = try Hosting.program("\(Hosting.apps)/\(name)")
    let judge = Judge(alternatives: .default)
    var passed = 0
    for scenario in Hosting.scenarios {
      let result = judge.judge(scenario, app, named: name)
      #expect(result.violations + result.incidental == [], "\(scenario.path)")
      #expect(result.verdict != .inconclusive, "\(scenario.path) \(result.obstacle?.reason ?? "")")
      if result.verdict == .pass { passed += 1 }
    }
    #expect(passed >= 10)
  }

  @Test(arguments: ["StoryboardTemplate12", "QuickActions", "HandoffAndLinks", "Notifications"])
  func `it compiles as Swift 6 too`(name: String) throws {
    _ = try Hosting.build("\(Hosting.apps)/\(name)", languageMode: 6)
  }
}
