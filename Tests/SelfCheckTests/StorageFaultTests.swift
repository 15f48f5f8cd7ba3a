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

  @Test
  func `a disconnect that says its save failed may lose what was not saved, and no other may`()
    throws
  {
    let beginning = ["launch A", "edit A \"first\"", "commit A"]
    let end = ["edit A \"second\"", "leave A", "reclaim A", "return A"]
    func broken(_ app: ForgetfulNotes, _ steps: [String]) throws -> [Requirement] {
      let scenario = try KillMatrixTests.scenario(of: steps)
      let result = Judge(alternatives: .default).judge(scenario, app, named: "app")
      return result.incidental.map(\.requirement)
    }
    let faulty = beginning + ["fault full"] + end
    #expect(try broken(ForgetfulNotes(isSilent: false), faulty) == [])
    #expect(try broken(ForgetfulNotes(isSilent: true), faulty) == [.noDataLossOnDisconnect])
    #expect(try broken(ForgetfulNotes(isSilent: true), beginning + end) == [])
  }

  @Test func `a fault needs a process, and a launch forgets those not met`() throws {
    let early = try KillMatrixTests.scenario("", "fault torn", "launch A")
    let mistake = Judge().impossibleStep(early, DocumentApp())
    let reason = "'fault torn' cannot happen here: no process is running; use 'launch'"
    #expect(mistake?.message == reason)
    let late = try KillMatrixTests.scenario(
      "",
      "launch A",
      "fault full",
      "kill",
      "launch A",
      "edit A \"kept\"",
      "commit A",
      "kill",
      "launch A"
    )
    let result = Judge().judge(late, DocumentApp(fault: .ignoresFailedSaves), named: "app")
    #expect(result.incidental == [])
  }
}

/// The notes app, but what it could not save is forgotten with the window that showed it.
private struct ForgetfulNotes: Implementation, Installation {
  /// Whether it says nothing of a save that failed.
  let isSilent: Bool

  var version: String { "1.0" }
  var capabilities: [Capability] { [.documents] }
  var manifest: Manifest? { nil }

  func startProcess() -> any AppProcess { Process(isSilent: isSilent) }

  private struct Process: AppProcess {
    let isSilent: Bool
    private var notes = NotesProcess()

    init(isSilent: Bool) { self.isSilent = isSilent }

    mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
      let reply = try notes.perform(message, store: &store)
      if case .callback(.sceneDidDisconnect) = message { notes = NotesProcess() }
      return isSilent && reply == .effects([.saveFailed]) ? .nothing : reply
    }
  }
}
