@testable import SceneLifecycle

/// Follows the scenes through the events of a step by itself, as an app that is told them could.
struct SceneWatch {
  private(set) var broken: Set<Law> = []
  private(set) var scenes: [SceneID: SceneState] = [:]
  private var isRunning: Bool
  private var restorations: [SceneID: Activity?] = [:]
  private var last: Delivery?
  private var ended = false
  private let step: ExploredStep
  private let namesLive: Bool

  init(_ step: ExploredStep) {
    self.step = step
    namesLive = step.met.contains(TakenAlternative(.lateDiscardNamesLive, "yes"))
    isRunning = step.before.isRunning || step.stimulus.isLaunch
    for session in step.before.sessions {
      if let state = session.scene { scenes[session.sceneID] = state }
    }
    for event in step.events { watch(event) }
    expect(isRunning == step.after.isRunning, .nothingWithoutProcess)
    let remaining = step.after.sessions.filter { $0.scene != nil }
    expect(
      scenes.count == remaining.count && remaining.allSatisfy { scenes[$0.sceneID] == $0.scene },
      .followsStates
    )
    if last?.callback == .applicationWillTerminate { expect(ended, .terminationIsLast) }
  }

  private mutating func expect(_ holds: Bool, _ law: Law) { if !holds { broken.insert(law) } }

  private mutating func watch(_ event: PlatformEvent) {
    expect(isRunning, .nothingWithoutProcess)
    guard case .deliver(let delivery) = event else {
      isRunning = false
      ended = true
      scenes = [:]
      return
    }
    expect(last?.callback != .applicationWillTerminate, .terminationIsLast)
    switch delivery {
    case .willConnect(let scene, let connection): connect(scene, connection)
    case .didDiscardSceneSessions(let ids): discard(ids)
    case .sceneWillEnterForeground(let scene): move(scene, from: .background, to: .inactive)
    case .sceneDidBecomeActive(let scene): move(scene, from: .inactive, to: .active)
    case .sceneWillResignActive(let scene): move(scene, from: .active, to: .inactive)
    case .sceneDidEnterBackground(let scene): move(scene, from: .inactive, to: .background)
    case .stateRestorationActivity(let scene): move(scene, from: .background, to: .background)
    case .didUpdateUserActivity(let scene, _):
      expect(last == .stateRestorationActivity(scene), .followsStates)
    case .continueUserActivity(let scene, _):
      if let state = scenes[scene] {
        expect(state != .background, .followsStates)
      } else {
        broken.insert(.onlyToTheConnected)
      }
    case .willContinueUserActivity(let scene): receive(scene)
    case .payload(let scene, let payload):
      receive(scene)
      expect(
        payload.kind != .handoff || last == .willContinueUserActivity(scene),
        .followsStates
      )
    case .restoreInteractionState(let scene, let activity):
      move(scene, from: .background, to: .background)
      expect(restorations[scene] == activity, .handsBackWhatWasGiven)
    case .sceneDidDisconnect(let scene):
      expect(scenes.removeValue(forKey: scene) != nil, .onlyToTheConnected)
    case .configurationForConnecting, .willFinishLaunching, .didFinishLaunching,
      .applicationWillTerminate, .requestFailed:
      break
    }
    last = delivery
  }

  private mutating func move(_ scene: SceneID, from: SceneState, to: SceneState) {
    expect(scenes[scene] != nil, .onlyToTheConnected)
    if let state = scenes[scene] { expect(state == from, .followsStates) }
    scenes[scene] = to
  }

  /// What comes from outside finds its scene on screen, unless the app was launched in the background.
  private mutating func receive(_ scene: SceneID) {
    guard let state = scenes[scene] else {
      broken.insert(.onlyToTheConnected)
      return
    }
    if case .launch(_, _, inBackground: true) = step.stimulus { return }
    expect(state != .background, .followsStates)
  }

  private mutating func connect(_ scene: SceneID, _ connection: Connection) {
    expect(scenes[scene] == nil, .onlyToTheConnected)
    let earlier = step.before.session(scene.session)
    expect(scene.connection == (earlier?.connections ?? 0) + 1, .identifiersAreNew)
    expect(
      (scene.connection == 1) == (last == .configurationForConnecting(scene.session)),
      .configuresTheNew
    )
    expect(connection.restoration == earlier?.activity, .handsBackWhatWasGiven)
    restorations[scene] = connection.restoration
    scenes[scene] = .background
  }

  private mutating func discard(_ ids: [SessionID]) {
    expect(!ids.isEmpty && Set(ids).count == ids.count, .discardsASet)
    let live = ids.filter { id in
      step.after.session(id) != nil || scenes.keys.contains { $0.session == id }
    }
    expect(namesLive ? live.count == 1 : live.isEmpty, .discardsTheDead)
  }
}
