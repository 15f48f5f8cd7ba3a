import BundledSuite
import Conformance
import Harness
import Scenarios
import SceneLifecycle
import Testing

@Suite struct NotesAppTests {
  @Test func `notes survive all that can happen to their windows`() throws {
    var passed = 0
    for file in BundledSuite.files {
      for case .scenario(let scenario) in try DocumentReader.readAll(file.text, path: file.path) {
        let result = Judge().judge(scenario, NotesApp(), named: "notes")
        for violation in result.violations + result.incidental {
          Issue.record("\(file.path):\(violation.line): \(violation.requirement.rawValue)")
        }
        if result.verdict == .pass { passed += 1 }
      }
    }
    #expect(passed > 10)
  }
}

@Suite struct OneScenarioTests {
  @Test func `an app is judged in its own tests`() throws {
    let path = "data-safety/kept-through-reclaim-and-kill.scenario"
    let text = try #require(BundledSuite.files.first { $0.path == path }?.text)
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: path) else { return }
    let result = Judge().judge(scenario, NotesApp(), named: "notes")
    #expect(result.verdict == .pass)
  }
}
