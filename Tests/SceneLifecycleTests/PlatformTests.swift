import SceneLifecycle
import Testing

@Suite struct PlatformTests {
  private let a = Label("A")
  private let b = Label("B")

  private func told(_ platform: inout Platform, _ stimulus: Stimulus) throws -> [Callback] {
    try platform.begin(stimulus)
    var callbacks: [Callback] = []
    while let event = platform.next() {
      if case .deliver(let delivery) = event { callbacks.append(delivery.callback) }
    }
    return callbacks
  }

  private func pad() -> Platform {
    Platform(device: Device(.pad, Version(18)), manifest: .multipleScenes)
  }

  @Test func `a first launch configures, connects and activates (T01)`() throws {
    var platform = pad()
    #expect(
      try told(&platform, .launch([a])) == [
        .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .willConnect,
        .sceneWillEnterForeground, .sceneDidBecomeActive,
      ]
    )
  }

  @Test func `a relaunch does not ask for a configuration (T02)`() throws {
    var platform = pad()
    _ = try told(&platform, .launch([a]))
    #expect(try told(&platform, .kill) == [])
    #expect(try !told(&platform, .launch([a])).contains(.configurationForConnecting))
  }

  @Test func `a destruction disconnects, then discards (T12)`() throws {
    var platform = pad()
    _ = try told(&platform, .launch([a]))
    _ = try told(&platform, .open(b, document: nil))
    #expect(try told(&platform, .destroy(b)) == [.sceneDidDisconnect, .didDiscardSceneSessions])
  }

  @Test func `a stimulus that cannot happen names itself and the state`() throws {
    var platform = pad()
    _ = try told(&platform, .launch([a]))
    let error = #expect(throws: Impossible.self) { try platform.begin(.return(a)) }
    #expect(error?.description == "'return A' cannot happen here: A is active")
  }

  /// Takes every legal stimulus from every state reached by so many stimuli with two windows.
  @Test func `nothing is delivered to a scene after its disconnect`() throws {
    let stimuli: [Stimulus] = [
      .launch([a]), .launch([a, b]), .open(b, document: nil), .leave(a), .return(a), .interrupt(a),
      .resume(a), .reclaim(a), .close(a), .close(b), .destroy(b), .discard(b), .kill,
      .swipeKill(a), .focus(b), .leave(b), .return(b), .reclaim(b),
    ]
    var reached: Set<Platform> = [pad()]
    var frontier = reached
    for _ in 0..<5 {
      var next: Set<Platform> = []
      for state in frontier {
        for stimulus in stimuli {
          var future = state
          guard (try? future.begin(stimulus)) != nil else { continue }
          while let event = future.next() {
            guard case .deliver(let delivery) = event, let scene = delivery.scene,
              delivery.callback != .sceneDidDisconnect
            else { continue }
            let session = future.session(scene.session)
            #expect(session?.scene != nil && session?.sceneID == scene)
          }
          if reached.insert(future).inserted { next.insert(future) }
        }
      }
      frontier = next
    }
    #expect(reached.count > 100)
  }
}
