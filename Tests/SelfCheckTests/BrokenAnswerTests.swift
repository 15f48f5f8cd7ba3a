import Conformance
import Harness
import Implementations
import LineProtocol
import Scenarios
import SceneLifecycle
import Testing

/// An app that answers something else than what it is asked for.
private struct BrokenApp: Implementation, Installation, AppProcess {
  enum Defect { case noDocuments, noSnapshot, noWindow, snapshotForAll }

  let defect: Defect
  private var scene: SceneID?

  init(_ defect: Defect) { self.defect = defect }

  var version: String { "1.0" }
  var capabilities: [Capability] { [.documents] }
  var manifest: Manifest? { nil }

  func startProcess() -> any AppProcess { Self(defect) }

  mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
    if case .callback(.willConnect(let scene, _)) = message { self.scene = scene }
    guard defect == .snapshotForAll || message == .observe else { return .nothing }
    if defect == .noSnapshot { return .nothing }
    let windows = scene.map { [Snapshot.Window(scene: $0, document: "D", text: "", place: "")] }
    return .snapshot(
      Snapshot(
        windows: defect == .noWindow ? [] : windows ?? [],
        documents: defect == .noDocuments ? nil : []
      )
    )
  }
}

@Suite struct BrokenAnswerTests {
  private func judged(_ defect: BrokenApp.Defect) throws -> ScenarioResult {
    let text = """
      scenario 1
      title    A first launch
      device   pad 18.0
      checks   survives-legal-callbacks

      when     launch A
      when     leave A
      """
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: "x.scenario") else {
      throw CancellationError()
    }
    return Judge().judge(scenario, BrokenApp(defect), named: "app")
  }

  @Test(arguments: [
    (
      BrokenApp.Defect.noDocuments,
      "over observe: the snapshot is without 'documents', which is declared"
    ),
    (.noSnapshot, "over observe: the answer is no snapshot"),
    (
      .snapshotForAll,
      "over willFinishLaunching: the answer is a snapshot, which only 'observe' asks for"
    ),
  ]) fileprivate func `an answer that makes no sense is the implementation's fault`(
    defect: BrokenApp.Defect,
    reason: String
  ) throws {
    let result = try judged(defect)
    #expect(result.verdict == .inconclusive)
    #expect(result.obstacle == Obstacle(party: .implementation, reason: reason))
    #expect(
      result.description.hasPrefix("inconclusive  app\n  because    the implementation: over")
    )
  }

  @Test func `a scene in the foreground without a window is a break`() throws {
    let breaks = try judged(.noWindow).incidental
    #expect(breaks.map(\.requirement).allSatisfy { $0 == .freshSessionStartsClean })
    let first = try #require(breaks.first)
    #expect(first.step == 1)
    #expect(first.subject == "window A")
    #expect(first.observed == "no window")
  }
}
