import Conformance
import Harness
import Implementations
import Scenarios
import SceneLifecycle
import Testing

/// A framework's engine that has nothing but windows, plugins and what comes from outside passes the
/// suite, and fails with the faults of the built-in mutants as those do.
@Suite struct BridgeTests {
  static func engine(_ fault: Fault? = nil) throws -> ChildProgram {
    try Tools.program("node '\(Tools.adapters)/bridge/engine.mjs' \(fault?.rawValue ?? "")")
  }

  /// The scenarios that are about bridges and payloads.
  static let scenarios = ExampleTests.scenarios.filter { scenario in
    ["bridge/", "payloads/"].contains { scenario.path.contains($0) }
  }

  @Test func `the engine passes the suite`() throws {
    let engine = try Self.engine()
    #expect(engine.capabilities == [.multipleScenes, .payloads, .bridge])
    #expect(try ExampleTests.broken(engine, Judge()) == [])
  }

  @Test func `no more than the scenarios that need what the engine does not declare are left out`()
    throws
  {
    let engine = try Self.engine()
    let one = Judge(alternatives: .default)
    var leftOut: [Scenario] = []
    for scenario in Self.scenarios {
      let verdict = one.judge(scenario, engine, named: "engine").verdict
      if verdict == .inapplicable { leftOut.append(scenario) } else { #expect(verdict == .pass) }
    }
    #expect(Self.scenarios.count - leftOut.count >= 20)
    for scenario in leftOut {
      #expect(!scenario.neededCapabilities.allSatisfy(engine.capabilities.contains))
    }
  }

  static let planted: [Fault] = [
    .ignoresConnectionPayloads, .handlesEachTelling, .handlesInFirstWindow, .dispatchesTwice,
    .dispatchesNoDisconnect, .dispatchesToFirstWindow, .passesNoPayloads, .forgetsLatePlugins,
    .tellsLegacyPerScene, .lastClaimerHandles,
  ]

  @Test(arguments: planted)
  func `an engine with a fault breaks what the mutant of that fault breaks`(fault: Fault) throws {
    let judge = try ExampleTests.judge(of: fault, Self.scenarios)
    let broken = try ExampleTests.broken(Self.engine(fault), judge, Self.scenarios)
    #expect(broken == fault.breaks)
  }
}
