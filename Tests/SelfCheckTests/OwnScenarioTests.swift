import Conformance
import Foundation
import Harness
import Scenarios
import Testing

@Suite struct OwnScenarioTests {
  @Test func `an app is judged by a scenario of its own`() throws {
    let file = try #require(ownScenario("renamed-note.scenario"))
    let text = try String(contentsOf: file, encoding: .utf8)
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: file.path) else {
      Issue.record("\(file.path) is a trace")
      return
    }
    let result = Judge().judge(scenario, NotesApp(), named: "notes")
    switch result.verdict {
    case .pass: break
    case .warning, .fail, .inconclusive, .inapplicable: Issue.record("\(result.description)")
    }
  }
}

/// A scenario file as a team has it, written where a test may write; `nil` when none can be.
private func ownScenario(_ name: String) -> URL? {
  let text = """
    scenario 1
    title    A note survives a kill
    device   pad 18.0
    checks   no-data-loss-on-kill

    when     launch A
    when     edit A "renamed"
    when     commit A
    when     kill
    when     launch A
    then     A shows "renamed"
    """
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)-\(name)")
  guard FileManager.default.createFile(atPath: file.path, contents: Data(text.utf8)) else {
    return nil
  }
  return file
}
