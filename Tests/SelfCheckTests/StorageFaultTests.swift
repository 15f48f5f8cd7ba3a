import Conformance
import Harness
import Implementations
import LineProtocol
import Scenarios
import SceneLifecycle
import Testing

/// Writes that fail, are torn or find no room.
@Suite struct StorageFaultTests {
  private static let scenarios = MutantTests.scenarios.filter { $0.path.hasPrefix("storage/") }

  /// The scenario with one more step, or several, before the step of this number.
  private static func adding(
    _ steps: [Stimulus],
    at place: Int,
    to scenario: Scenario
  ) -> Scenario {
    var changed = scenario
    let line = scenario.steps[place].line
    changed.steps.insert(
      contentsOf: steps.map { Step(line: line, stimulus: $0) },
      at: place
    )
    return changed
  }

  /// Every file of the suite in which the app has data, with each fault before each of its steps.
  @Test(arguments: StorageFault.allCases)
  func `the reference loses nothing that was saved, wherever a write goes wrong`(
    fault: StorageFault
  ) {
    let judge = Judge(alternatives: .default)
    var runs = 0
    for scenario in MutantTests.scenarios where scenario.replay == nil {
      for place in scenario.steps.indices.dropFirst() {
        for faults in [[fault], [.fails, fault], [fault, fault]] {
          let changed = Self.adding(faults.map(Stimulus.fault), at: place, to: scenario)
          // A fault needs a process.
          if judge.impossibleStep(changed, DocumentApp()) != nil { continue }
          let result = judge.judge(changed, DocumentApp(), named: "reference")
          #expect(result.violations + result.incidental == [], "\(scenario.path), step \(place)")
          runs += 1
        }
      }
    }
    #expect(runs > 500)
  }

  @Test func `an app that writes in place loses the document to a torn write`() throws {
    let scenario = try KillMatrixTests.scenario(
      "",
      "launch A",
      "edit A \"first\"",
      "commit A",
      "edit A \"second\"",
      "fault fails",
      "fault torn",
      "commit A",
      "kill",
      "launch A"
    )
    let app = DocumentApp(fault: .overwritesInPlace)
    let result = Judge().judge(scenario, app, named: "app")
    let loss = try #require(result.incidental.first)
    #expect(loss.requirement == .noDataLossOnKill)
    #expect(loss.expected == "\"first\" or \"second\"")
    #expect(loss.observed == "\"sec\"")
    #expect(
      result.timeline.contains { step in step.events.contains { $0.text == "0 written, 2 failed" } }
    )
  }

  @Test func `each fault of an app is found by a file about faults alone`() {
    for fault in [Fault.overwritesInPlace, .ignoresFailedSaves] {
      let broken = Self.scenarios.flatMap {
        Judge().judge($0, DocumentApp(fault: fault), named: "app").violations.map(\.requirement)
      }
      #expect(Set(broken) == fault.breaks)
      for scenario in MutantTests.scenarios where !scenario.hasStorageFaults {
        #expect(Judge().judge(scenario, DocumentApp(fault: fault), named: "app").verdict == .pass)
      }
    }
  }

  @Test func `a disconnect whose save failed may lose what was not saved, and no more`() throws {
    let steps = ["launch A", "edit A \"first\"", "commit A", "edit A \"second\"", "leave A"]
    let app = ForgetfulNotes()
    func broken(_ steps: [String]) throws -> [Requirement] {
      let text = steps.map { "when \($0)\n" }.joined()
      let head = "scenario 1\ntitle x\ndevice pad 18.0\nchecks no-data-loss-on-disconnect\n"
      guard case .scenario(let scenario) = try DocumentReader.read(head + text, path: "x") else {
        throw CancellationError()
      }
      let result = Judge(alternatives: .default).judge(scenario, app, named: "app")
      return (result.violations + result.incidental).map(\.requirement)
    }
    let end = ["reclaim A", "return A"]
    let full = Array(steps[..<3]) + ["fault full"] + Array(steps[3...])
    #expect(try broken(full + end) == [])
    // Without a disconnect nothing excuses it, and neither does what is older than the floor.
    let kept = Array(full) + ["return A"]
    #expect(try broken(kept) == [])
    let older = ["launch A", "fault full", "edit A \"first\"", "commit A", "leave A"]
    #expect(try broken(older + end) == [])
    #expect(try broken(["launch A", "edit A \"first\"", "leave A"] + end) == [])
  }
}

/// The notes app, but what it could not save is forgotten with the window that showed it.
private struct ForgetfulNotes: Implementation, Installation {
  var version: String { "1.0" }
  var capabilities: [Capability] { [.documents] }
  var manifest: Manifest? { nil }

  func startProcess() -> any AppProcess { Process() }

  private struct Process: AppProcess {
    private var notes = NotesProcess()

    mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
      let reply = try notes.perform(message, store: &store)
      if case .callback(.sceneDidDisconnect) = message { notes = NotesProcess() }
      return reply
    }
  }
}
