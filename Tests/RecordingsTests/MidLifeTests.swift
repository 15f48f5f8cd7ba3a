import Recordings
import Scenarios
import SceneLifecycle
import Testing

@Suite struct MidLifeTests {
  private func judged(_ calls: String, device: String = "pad 18.0") throws -> [String]? {
    steps(try trace(calls, device: device, header: "from     anywhere"))
  }

  @Test func `a fresh installation begins with a launch`() throws {
    #expect(try wrongLine("trace 1\ntitle T\ndevice pad 18\ncall A sceneDidBecomeActive") == 4)
  }

  @Test(
    arguments: [
      ("call A sceneWillResignActive", ["launch A", "interrupt A"]),
      (
        "call A sceneDidDisconnect\ncall B willConnect",
        ["launch A", "leave A", "reclaim A", "ask A refresh A"]
      ),
      ("call A sceneWillEnterForeground\ncall A sceneDidBecomeActive", ["launch A"]),
      ("call app didFinishLaunching\ncall A willConnect", ["launch A", "kill", "launch A"]),
      (
        "call app willFinishLaunching\ncall app didFinishLaunching\ncall app didDiscardSceneSessions A",
        ["launch A", "kill", "launch", "close A"]
      ),
      ("call app didFinishLaunching\ncall app willFinishLaunching", ["launch", "kill", "launch"]),
    ] as [(String, [String])]
  )
  func `the windows were there already`(calls: String, expected: [String]) throws {
    #expect(try judged(calls) == expected)
  }

  @Test func `what cannot follow is refused all the same`() throws {
    let text = "trace 1\ntitle T\ndevice phone 17.0\nmanifest single-scene\nfrom anywhere\n"
    #expect(
      try wrongLine(text + "call A sceneDidBecomeActive\ncall A sceneDidBecomeActive") == 7
    )
    #expect(
      try wrongLine(text + "call A sceneDidBecomeActive\ncall A sceneWillResignActive") == nil
    )
  }

  @Test func `a device with one window had no more`() throws {
    let text = "trace 1\ntitle T\ndevice phone 17.0\nmanifest single-scene\nfrom anywhere\n"
    #expect(
      try wrongLine(text + "call A sceneDidBecomeActive\ncall B sceneWillResignActive") == 7
    )
  }
}
