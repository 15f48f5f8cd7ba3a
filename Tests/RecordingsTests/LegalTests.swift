import Recordings
import Scenarios
import SceneLifecycle
import Testing

@Suite struct LegalTests {
  @Test(arguments: bundledTraces.keys.sorted())
  func `a bundled recording is legal`(path: String) throws {
    #expect(try wrongLine(bundledTraces[path] ?? "") == nil)
  }

  @Test func `there are recordings of the fact sheet's orders and of the field reports`() throws {
    #expect(bundledTraces.count >= 30)
    for report in ["BR-056", "BR-089", "BR-091", "BR-092", "BR-094", "BR-095", "BR-097"] {
      #expect(bundledTraces.values.contains { $0.contains(report) }, "\(report)")
    }
  }

  @Test func `the five callbacks of a fast swipe are a new scene after the disconnect`() throws {
    let fast = try trace(of: bundledTraces["recorded/swiped-away-fast.trace"] ?? "")
    #expect(fast.sees.count == 5)
    #expect(
      steps(fast) == [
        "launch A", "swipe-kill A | swipe-kill-callbacks = disconnect-and-new-scene",
      ]
    )
  }

  @Test func `a slow swipe ends with the disconnect`() throws {
    let slow = try trace(of: bundledTraces["recorded/swiped-away-slowly.trace"] ?? "")
    #expect(
      steps(slow) == ["launch A", "swipe-kill A | swipe-kill-callbacks = resign-and-disconnect"]
    )
  }

  @Test func `the fewest stimuli come first, then defaults`() throws {
    let closed = """
      call app configurationForConnecting B
      call B willConnect
      call B sceneWillEnterForeground
      call B sceneDidBecomeActive
      call A sceneWillResignActive
      call A sceneDidDisconnect
      call app didDiscardSceneSessions A
      """
    // 'interrupt A' and 'close A' by default would be four.
    #expect(
      steps(try trace(launched + closed)) == [
        "launch A", "open B", "close A | before-close = resign",
      ]
    )
    let destroyed = "call A sceneDidDisconnect\ncall app didDiscardSceneSessions A"
    #expect(steps(try trace(launched + destroyed)) == ["launch A", "close A"])
  }

  @Test func `a recording may end in the middle of what a stimulus brings`() throws {
    #expect(steps(try trace("call app willFinishLaunching")) == ["launch"])
    let midway = "call app willFinishLaunching\ncall app didFinishLaunching\n"
    #expect(
      steps(try trace(midway + "call app configurationForConnecting A")) == ["launch A"]
    )
    // Whole, it is an interruption; cut short, it would be a leave.
    #expect(
      steps(try trace(launched + "call A sceneWillResignActive")) == ["launch A", "interrupt A"]
    )
  }

  @Test func `what the recorded app asked for is found`() throws {
    let refused = try trace(
      launched + "call app requestFailed",
      device: "phone 17.0",
      manifest: "single-scene"
    )
    #expect(steps(refused)?.count == 2)
    let refreshed = """
      call A sceneWillResignActive
      call A sceneDidEnterBackground
      call A sceneDidDisconnect
      call A willConnect
      call A sceneDidDisconnect
      """
    #expect(
      steps(try trace(launched + refreshed)) == [
        "launch A", "leave A | restoration-request = never", "reclaim A", "ask A refresh A",
        "reclaim A",
      ]
    )
    let continued = "call A continueUserActivity"
    #expect(steps(try trace(launched + continued)) == ["launch A", "ask A activate A"])
  }

  @Test func `without a manifest either will do`() throws {
    let text = "trace 1\ntitle T\ndevice pad 18.0\n" + launched
    let ends = "call A sceneDidDisconnect\ncall app didDiscardSceneSessions A\n"
    #expect(
      steps(try trace(of: text + ends + "call app applicationWillTerminate")) == [
        "launch A", "swipe-kill A",
      ]
    )
    #expect(
      steps(
        try trace(
          launched + ends + "call app applicationWillTerminate",
          manifest: "multiple-scenes"
        )
      ) == nil
    )
  }
}
