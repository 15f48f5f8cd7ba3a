import Recordings
import Scenarios
import SceneLifecycle
import Testing

@Suite struct LimitsTests {
  /// What is illegal without limits, with little seen, so that much may have happened between.
  private func sparse() throws -> Trace {
    try trace(
      "call A willConnect\ncall A willConnect\ncall A requestFailed".replacing(
        "A req",
        with: "app req"
      ),
      header: "sees willConnect, requestFailed"
    )
  }

  private func reason(_ trace: Trace, _ limits: Limits) -> String? {
    guard case .undecided(_, let reason) = Recording.judge(trace, limits: limits) else {
      return nil
    }
    return reason
  }

  @Test func `a recording that needs more stimuli than the limit is undecided, not illegal`() throws
  {
    let trace = try sparse()
    // 'leave A', 'reclaim A' and 'return A' lie between the first two calls.
    #expect(
      reason(trace, Limits(stimuli: 1)) == "more than 1 stimuli may lie between two calls"
    )
    #expect(reason(trace, Limits()) == nil)
    #expect(steps(trace)?.count == 4)
  }

  @Test func `a recording with more states than the limit is undecided`() throws {
    let wrong = try trace(launched + "call A sceneDidBecomeActive")
    #expect(
      reason(wrong, Limits(states: 2)) == "more than 2 states are possible between two calls"
    )
    let anywhere = try trace("call A sceneDidBecomeActive", header: "from anywhere")
    #expect(
      reason(anywhere, Limits(states: 2))
        == "more than 2 states are possible where the recording begins"
    )
  }

  @Test func `a run found within the limits is legal whatever was cut off`() throws {
    let trace = try trace(launched)
    #expect(reason(trace, Limits(stimuli: 1)) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func `a long recording is judged in a moment`() throws {
    let round = """
      call A sceneWillResignActive
      call A sceneDidEnterBackground
      call A sceneWillEnterForeground
      call A sceneDidBecomeActive

      """
    let seen =
      "sees willFinishLaunching, didFinishLaunching, configurationForConnecting, willConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect"
    let long = try trace(launched + String(repeating: round, count: 60), header: seen)
    #expect(steps(long)?.count == 121)
  }
}
