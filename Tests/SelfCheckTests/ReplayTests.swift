import BundledSuite
import Conformance
import Harness
import Implementations
import LineProtocol
import Recordings
import Scenarios
import SceneLifecycle
import Testing

/// Recordings played to implementations.
@Suite struct ReplayTests {
  private static func scenario(_ text: String) throws -> Scenario? {
    guard case .trace(let trace) = try DocumentReader.read(text, path: "t.trace") else {
      return nil
    }
    return try Recording.scenario(of: trace, path: "t.trace")
  }

  private static func bundled(_ name: String) throws -> Scenario {
    let file = try #require(BundledSuite.files.first { $0.path == "recorded/\(name).trace" })
    let scenario = try scenario(file.text)
    return try #require(scenario)
  }

  private static let header = "trace 1\ntitle T\ndevice pad 18.0\nmanifest multiple-scenes\n"

  @Test(arguments: ["swiped-away-fast", "swiped-away-slowly", "reclaim-and-reselect"])
  func `the reference passes, a mutant that deletes on disconnect does not`(name: String) throws {
    let scenario = try Self.bundled(name)
    #expect(Judge().judge(scenario, DocumentApp(), named: "app").verdict == .pass)
    let mutant = DocumentApp(fault: .deletesOnDisconnect)
    let result = Judge(strict: true).judge(scenario, mutant, named: "app")
    #expect(result.verdict == .fail)
    #expect(result.violations.map(\.requirement).contains(.noDataLossOnDisconnect))
    #expect(result.runs == 1)
  }

  @Test func `the callbacks that the recorder did not see are filled in`() throws {
    let scenario = try Self.bundled("swiped-away-fast")
    let mutant = DocumentApp(fault: .deletesOnDisconnect)
    let result = Judge().judge(scenario, mutant, named: "app")
    let called = result.timeline.flatMap(\.events).filter { $0.kind == .callback }.map(\.text)
    #expect(
      called.prefix(11) == [
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", "willConnect",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive",
        "sceneDidDisconnect", "willConnect", "sceneWillEnterForeground", "sceneDidEnterBackground",
      ]
    )
    #expect(result.violations.first?.under.map(\.alternative) == ["disconnect-and-new-scene"])
  }

  @Test func `what the implementation asks for is not done`() throws {
    // It asks for a refresh whenever it is to come to rest.
    let restless = DocumentApp(fault: .neverRests)
    let scenario = try Self.bundled("reclaim-and-reselect")
    let result = Judge(strict: true).judge(scenario, restless, named: "app")
    #expect(result.verdict == .pass)
    #expect(result.incidental == [])
  }

  @Test func `what the implementation asks for when somebody types is not done either`() throws {
    let scenario = try Self.bundled("reclaim-and-reselect")
    let asked = Judge().judge(scenario, AsksAtEdits(), named: "app")
    let reference = Judge().judge(scenario, DocumentApp(), named: "app")
    #expect(asked.verdict == .pass)
    #expect(asked.steps == reference.steps)
  }

  @Test func `what the recorded app asked for is done again`() throws {
    let calls = """
      sees configurationForConnecting, willConnect, sceneDidBecomeActive, continueUserActivity
      call app configurationForConnecting A
      call A willConnect
      call A sceneDidBecomeActive
      call A continueUserActivity
      """
    let read = try Self.scenario(Self.header + calls)
    let scenario = try #require(read)
    let survives = Judge(strict: true).judge(scenario, DocumentApp(), named: "app")
    #expect(survives.verdict == .pass)
    let lossy = DocumentApp(fault: .forgetsWhenActive)
    #expect(scenario.steps.last?.stimulus == .ask(Label("A"), .activate(Label("A")), as: nil))
    #expect(Judge().judge(scenario, lossy, named: "app").runs == 1)
  }

  @Test func `a recording kept as an exception is judged for survival alone`() throws {
    let calls = """
      exception "a scene is called after its disconnect"
      call app willFinishLaunching
      call app didFinishLaunching
      call A willConnect
      call A sceneDidDisconnect
      call A sceneDidBecomeActive
      call app didDiscardSceneSessions A
      """
    let read = try Self.scenario(Self.header + calls)
    let scenario = try #require(read)
    #expect(scenario.replay != nil)
    for fault in [nil, Fault.deletesOnDisconnect, .neverCleansUp] {
      let result = Judge(strict: true).judge(scenario, DocumentApp(fault: fault), named: "app")
      #expect(result.verdict == .pass)
      #expect(result.incidental == [])
    }
    let trapping = DocumentApp(fault: .trapsWithoutWindows)
    let result = Judge().judge(scenario, trapping, named: "app")
    #expect(result.verdict == .fail)
    #expect(result.violations.map(\.requirement) == [.survivesLegalCallbacks])
    #expect(result.violations.first?.line == 11)
    #expect(result.violations.first?.stimulus == "app didDiscardSceneSessions A")
  }

  @Test func `an illegal recording is an error of the file, at its line`() throws {
    let twice = "call app willFinishLaunching\ncall app willFinishLaunching"
    #expect(throws: InvalidDocument.self) { try Self.scenario(Self.header + twice) }
    do {
      _ = try Self.scenario(Self.header + twice)
    } catch let error as InvalidDocument {
      #expect(
        error.description.hasPrefix("t.trace:6:1: error: no run gives 'app willFinishLaunching'")
      )
      #expect(error.diagnostics.first?.note?.hasPrefix("admissible here: ") == true)
    }
  }

  @Test func `a legal recording needs no exception`() throws {
    let text = Self.header + "exception \"why\"\ncall app willFinishLaunching"
    do {
      _ = try Self.scenario(text)
      Issue.record("it is taken")
    } catch let error as InvalidDocument {
      #expect(
        error.description
          == "t.trace:1:1: error: a run fits this recording, expected no 'exception' line"
      )
    }
  }
}

/// The reference, which also asks for a window whenever somebody types.
private struct AsksAtEdits: Implementation, Installation {
  let version = "1"
  let capabilities = DocumentApp().capabilities
  let manifest: Manifest? = nil

  mutating func startProcess() throws(ProcessTrouble) -> any AppProcess {
    var app = DocumentApp().install()
    return AppProcessThatAsks(process: try app.startProcess())
  }
}

private struct AppProcessThatAsks: AppProcess {
  var process: any AppProcess

  mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
    let reply = try process.perform(message, store: &store)
    guard case .action(.edit) = message, case .effects(let effects) = reply else { return reply }
    return .effects(effects + [.request(.activate(nil, nil))])
  }
}
