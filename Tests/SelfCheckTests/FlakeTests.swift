import BundledSuite
import Conformance
import Expectations
import Harness
import Implementations
import LineProtocol
import Scenarios
import SceneLifecycle
import Synchronization
import Testing

/// Apps that are not the same in every process.
@Suite struct FlakeTests {
  /// How many processes an app has started.
  private final class Counter: Sendable {
    private let count = Atomic<Int>(0)

    var next: Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  /// Notes of which every so many processes forget the one that is there.
  private struct FlakyApp: Implementation, Installation {
    let counter = Counter()
    let isFaulty: @Sendable (Int) -> Bool

    var version: String { "1.0" }
    var capabilities: [Capability] { NotesApp().capabilities }
    var manifest: Manifest? { nil }

    func startProcess() -> any AppProcess {
      FlakyProcess(isFaulty: isFaulty(counter.next), notes: NotesProcess())
    }
  }

  private struct FlakyProcess: AppProcess {
    let isFaulty: Bool
    var notes: NotesProcess

    mutating func perform(
      _ message: Message,
      store: inout Store
    ) throws(ProcessTrouble) -> Reply {
      if isFaulty, case .action(.edit) = message { return .nothing }
      return try notes.perform(message, store: &store)
    }
  }

  private static let text = """
    scenario 1
    title  What is typed is there
    device pad 18.0
    checks input-stays
    when launch A
    when edit A "text"
    """

  /// What tries by the default run come to; each is one process, and one more for the drawing of a fail.
  private func tried(
    _ times: Int,
    _ isFaulty: @escaping @Sendable (Int) -> Bool
  ) throws -> ScenarioResult {
    guard case .scenario(let scenario) = try DocumentReader.read(Self.text, path: "f.scenario")
    else { throw CancellationError() }
    let app = FlakyApp(isFaulty: isFaulty)
    let judge = Judge(alternatives: .default)
    var retrial = Retrial(judge.judge(scenario, app, named: "notes"), strict: true)
    for _ in 1..<times { retrial.add(judge.judge(scenario, app, named: "notes")) }
    return retrial.result
  }

  @Test func `an app whose first process fails is a flake`() throws {
    let result = try tried(4) { $0 == 1 }
    #expect(result.verdict == .inconclusive)
    #expect(result.tries == Tries(made: 4, failing: 1))
    #expect(result.obstacle?.party == .implementation)
    #expect(result.obstacle?.reason == "flake: fails in 1 of 4 tries")
    #expect(result.violations.first?.requirement == .inputStays)
  }

  @Test func `an app that always fails is none`() throws {
    let result = try tried(4) { _ in true }
    #expect(result.verdict != .inconclusive)
    #expect(result.tries == Tries(made: 4, failing: 4))
    #expect(result.obstacle == nil)
  }
}
