import SceneLifecycle
import Testing

/// What the landing page shows, and what comes of it.
@Suite struct LandingPageTests {
  @Test func `a window that is left and reclaimed is told so`() throws {
    var platform = Platform(device: Device(.pad, Version(18)), manifest: .multipleScenes)
    let window = Label("A")
    var told: [String] = []
    for stimulus in [Stimulus.launch([window]), .leave(window), .reclaim(window)] {
      try platform.begin(stimulus)
      while let event = platform.next() {
        guard case .deliver(let delivery) = event else { continue }
        told.append(delivery.callback.rawValue)
        platform.absorb([], answering: delivery.scene)
      }
    }
    #expect(
      told == [
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", "willConnect",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive",
        "sceneDidEnterBackground", "stateRestorationActivity", "sceneDidDisconnect",
      ]
    )
    #expect(platform.state(of: window) == .archived)
  }
}
