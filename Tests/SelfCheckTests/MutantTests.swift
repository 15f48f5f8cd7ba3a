import BundledSuite
import Conformance
import Harness
import Implementations
import Recordings
import Scenarios
import SceneLifecycle
import Testing

/// The suite itself is put to the test, by what must fail.
@Suite struct MutantTests {
  static let scenarios: [Scenario] = BundledSuite.files.flatMap { file in
    let documents = (try? DocumentReader.readAll(file.text, path: file.path)) ?? []
    return documents.compactMap { document -> Scenario? in
      switch document {
      case .scenario(let scenario): scenario
      case .trace(let trace): try? Recording.scenario(of: trace, path: file.path)
      }
    }
  }

  static func broken(by app: DocumentApp) -> Set<Requirement> {
    var broken: Set<Requirement> = []
    for scenario in scenarios {
      let result = Judge().judge(scenario, app, named: "app")
      broken.formUnion((result.violations + result.incidental).map(\.requirement))
    }
    return broken
  }

  @Test func `every bundled file is read, and there are at least 150 scenarios`() {
    for file in BundledSuite.files {
      let path = file.path.prefix { $0 != "." }
      #expect(Self.scenarios.contains { $0.path.prefix { $0 != "@" } == path }, "\(file.path)")
    }
    #expect(Self.scenarios.count >= 150)
  }

  @Test func `the reference breaks nothing`() {
    #expect(Self.broken(by: DocumentApp()) == [])
  }

  @Test(arguments: Fault.allCases)
  func `a mutant breaks exactly what it declares`(fault: Fault) {
    #expect(Self.broken(by: DocumentApp(fault: fault)) == fault.breaks)
  }

  @Test(arguments: Requirement.allCases)
  func `a requirement has a mutant that breaks it alone, and a scenario about it`(
    requirement: Requirement
  ) {
    #expect(Fault.allCases.contains { $0.breaks == [requirement] })
    #expect(Self.scenarios.contains { $0.checks.contains(requirement) })
    #expect(Rule.of(requirement) != nil)
  }

  @Test func `the oracle demands every then line, and puts all that is checked to the test`() {
    for scenario in Self.scenarios {
      let (mistakes, vacuous) = Judge().lint(scenario, DocumentApp())
      #expect(mistakes == [])
      #expect(vacuous == [])
    }
  }

  @Test func `a then line that nothing demands is found`() throws {
    let text = """
      scenario 1
      title    An uncommitted edit is not promised after a kill
      device   pad 18.0
      checks   no-data-loss-on-kill

      when     launch A
      when     edit A "draft"
      when     kill
      when     launch A
      then     A shows "draft"
      """
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: "x.scenario") else {
      return
    }
    #expect(Judge().lint(scenario, DocumentApp()).mistakes.map(\.line) == [10])
  }
}
