import Testing

@testable import SceneLifecycle

/// The end of the process over a callback, before it was answered.
@Suite struct KillTests {
  private static let a = Exploration.a
  private static let b = Exploration.b

  /// A platform on which a kill came over a callback of the last stimulus.
  private func killed(
    over callback: Callback,
    in stimuli: [Stimulus],
    manifest: Manifest = .multipleScenes
  ) throws -> Platform {
    var platform = Platform(device: Device(.pad, Version(18)), manifest: manifest)
    for (number, stimulus) in stimuli.enumerated() {
      try platform.begin(stimulus)
      let isLast = number == stimuli.count - 1
      _ = ExploredStep.finish(&platform, stimulus, killedOver: isLast ? callback : nil)
    }
    #expect(!platform.isRunning)
    return platform
  }

  /// The sets of discards that the next launch delivers.
  private func discards(_ platform: Platform, _ launch: Stimulus) throws -> [[SessionID]] {
    var platform = platform
    try platform.begin(launch)
    var sets: [[SessionID]] = []
    while let event = platform.next() {
      if case .deliver(.didDiscardSceneSessions(let ids)) = event { sets.append(ids) }
    }
    return sets
  }

  @Test func `a discard that was not yet delivered is told of at the next launch`() throws {
    let stimuli: [Stimulus] = [.launch([Self.a]), .open(Self.b, document: nil), .close(Self.b)]
    let platform = try killed(over: .sceneDidDisconnect, in: stimuli)
    #expect(platform.state(of: Self.b) == .discarded)
    #expect(try discards(platform, .launch([Self.a])) == [[SessionID(2)]])
  }

  @Test func `a discard whose handler was cut short is not told of again by default`() throws {
    let stimuli: [Stimulus] = [.launch([Self.a]), .open(Self.b, document: nil), .close(Self.b)]
    let platform = try killed(over: .didDiscardSceneSessions, in: stimuli)
    #expect(platform.state(of: Self.b) == .discarded)
    #expect(try discards(platform, .launch([Self.a])) == [])
  }

  @Test func `a window whose disconnect a swipe began is gone`() throws {
    let stimuli: [Stimulus] = [.launch([Self.a]), .swipeKill(Self.a)]
    let platform = try killed(over: .sceneDidDisconnect, in: stimuli, manifest: .singleScene)
    #expect(platform.state(of: Self.a) == .discarded)
    #expect(try discards(platform, .launch([Self.b])) == [[SessionID(1)]])
  }

  @Test func `a late discard that names the session in use leaves it when it is not delivered`()
    throws
  {
    let yes = TakenAlternative(.lateDiscardNamesLive, "yes")
    let decisions = Decisions(given: [yes])
    var platform = Platform(
      device: Device(.pad, Version(18)),
      manifest: .multipleScenes,
      decisions: decisions
    )
    let stimuli: [Stimulus] = [.launch([Self.a]), .swipeKill(Self.a), .launch([Self.a])]
    for stimulus in stimuli.dropLast() {
      try platform.begin(stimulus)
      _ = ExploredStep.finish(&platform, stimulus)
    }
    try platform.begin(.launch([Self.a]))
    _ = ExploredStep.finish(&platform, .launch([Self.a]), killedOver: .willConnect)
    #expect(platform.state(of: Self.a) == .archived)
  }

  @Test func `a kill without a process changes nothing`() {
    var platform = Setting.pad.platform
    platform.kill()
    #expect(platform == Setting.pad.platform)
  }
}
