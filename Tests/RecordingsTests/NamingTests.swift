import Recordings
import Testing

@Suite struct NamingTests {
  private func wrong(_ calls: String, header: String = "source T01") throws -> Int? {
    let text = "trace 1\ntitle T\ndevice pad 18.0\nmanifest multiple-scenes\n\(header)\n\(calls)"
    return try wrongLine(text)
  }

  @Test func `a label does not pass from one window to another`() throws {
    let second = """
      call app configurationForConnecting A
      call A willConnect
      """
    #expect(try wrong(launched + second) == 12)
  }

  @Test func `a window's configuration and its first scene have one label`() throws {
    let lines = "call app willFinishLaunching\ncall app didFinishLaunching\n"
    let both = "call app configurationForConnecting A\ncall B willConnect"
    #expect(try wrong(lines + both) == 9)
  }

  @Test func `a scene keeps its label`() throws {
    #expect(try wrong(launched + "call B sceneWillResignActive") == 12)
  }

  @Test func `a session's next scene may have a label of its own, and the old one is gone`() throws
  {
    let again = """
      call A sceneWillResignActive
      call A sceneDidEnterBackground
      call A sceneDidDisconnect
      call B willConnect
      call B sceneWillEnterForeground
      call B sceneDidBecomeActive

      """
    let seen =
      "sees willFinishLaunching, didFinishLaunching, configurationForConnecting, willConnect, sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect"
    #expect(try wrong(launched + again, header: seen) == nil)
    #expect(try wrong(launched + again + "call B sceneWillResignActive", header: seen) == nil)
    #expect(try wrong(launched + again + "call A sceneWillResignActive", header: seen) == 18)
  }

  @Test func `a discard names its sessions by label, or none`() throws {
    let second = """
      call app configurationForConnecting B
      call B willConnect
      call B sceneWillEnterForeground
      call B sceneDidBecomeActive
      call A sceneDidDisconnect

      """
    #expect(try wrong(launched + second + "call app didDiscardSceneSessions A") == nil)
    #expect(try wrong(launched + second + "call app didDiscardSceneSessions") == nil)
    #expect(try wrong(launched + second + "call app didDiscardSceneSessions B") == 17)
    #expect(try wrong(launched + second + "call app didDiscardSceneSessions C") == 17)
    #expect(try wrong(launched + second + "call app didDiscardSceneSessions A B") == 17)
  }

  @Test func `a discard at a launch may name a session that nobody knows`() throws {
    let next = """
      call app willFinishLaunching
      call app didFinishLaunching
      call app didDiscardSceneSessions B C

      """
    let second = """
      call app configurationForConnecting B
      call B willConnect
      call B sceneWillEnterForeground
      call B sceneDidBecomeActive

      """
    #expect(try wrong(launched + second + next + "call A willConnect") == nil)
    #expect(try wrong(launched + second + next + "call C willConnect") == 19)
  }

  @Test func `other callbacks of the application name no window`() throws {
    #expect(try wrong("call app willFinishLaunching A") == 6)
  }
}
