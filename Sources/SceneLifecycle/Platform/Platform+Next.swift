/// Carrying out what was begun, one callback at a time.
extension Platform {
  /// The next callback of the stimulus, or the end of the process; `nil` when all is delivered.
  public mutating func next() -> PlatformEvent? {
    asked = nil
    while !agenda.isEmpty {
      if let event = perform(agenda.removeFirst()) { return event }
    }
    return nil
  }

  /// Takes in what the app did in reply to the last delivery or action.
  public mutating func absorb(_ effects: [Effect], answering scene: SceneID?) {
    for effect in effects {
      switch effect {
      case .request(let request): requests.append(request)
      case .setUserInfo(let id, let userInfo):
        if let place = index(id) { sessions[place].userInfo = userInfo }
      case .gaveActivity(let activity):
        // An activity that nobody asked for goes nowhere (REST-01).
        guard let scene, asked == scene, let place = index(scene.session) else { continue }
        asked = nil
        sessions[place].activity = activity  // REST-04
        agenda.insert(.updateActivity(scene.session), at: 0)
      case .heard, .saveFailed, .handled, .dispatched: break
      }
    }
  }

  /// Begins with what the app has asked for, first in, first out; false when it asked for nothing.
  public mutating func startRequests() -> Bool {
    guard !requests.isEmpty else { return false }
    agenda += requests.map(Move.carryOut)
    requests.removeAll(keepingCapacity: true)
    return true
  }

  /// Puts what a request brings before all else, or its refusal at the end.
  private mutating func carryOut(_ request: Request) {
    let later = agenda
    agenda = []
    if let refusal = plan(request) {
      agenda = later
      agenda.append(.refuse(refusal))
    } else {
      agenda += later
    }
  }

  /// Plans what a request brings; the refusal where it brings nothing else.
  private mutating func plan(_ request: Request) -> Refusal? {
    switch request {
    case .activate(let id?, let activity):
      guard let session = session(id) else { return .requestDenied }
      planBringingForward(session, activity: activity)
    case .activate(nil, let activity):
      guard grantsWindow() else { return .multipleScenesNotSupported }
      let label = labelForNew ?? freeLabel()
      labelForNew = nil
      planOpening(createSession(label), activity.map { [$0] } ?? [])
    case .destroy(let id):
      guard let session = session(id) else { return .requestDenied }
      planDestroying(session)
    case .refresh(let id):
      guard let session = session(id) else { return .requestDenied }
      if session.scene == nil { planConnecting(session) }
    }
    return nil
  }

  /// Whether a new window is made for the app; where the table does not know, either may happen.
  private mutating func grantsWindow() -> Bool {
    switch severalScenes {
    case .yes: true
    case .no: false
    case .unknown: decisions.take(.requestWhereUnknown, ["granted", "refused"]) == "granted"
    }
  }

  func freeLabel() -> Label {
    var number = 1
    while state(of: Label("new\(number)")) != nil { number += 1 }
    return Label("new\(number)")
  }

  private mutating func perform(_ move: Move) -> PlatformEvent? {
    switch move {
    case .willFinishLaunching: return .deliver(.willFinishLaunching)
    case .didFinishLaunching: return .deliver(.didFinishLaunching)
    case .configure(let id): return .deliver(.configurationForConnecting(id))
    case .connect(let id, let activities): return connect(id, activities)
    case .connectFor(let id, let payload): return connect(id, [], payload.atConnection)
    case .restoreInteraction(let id):
      // REST-07: the activity is there at the connection already.
      guard device.restoresInteractionState, let session = session(id), session.scene != nil,
        let activity = session.activity
      else { return nil }
      return .deliver(.restoreInteractionState(session.sceneID, activity))
    case .enterForeground(let id): return tell(id, .inactive) { .sceneWillEnterForeground($0) }
    case .becomeActive(let id): return tell(id, .active) { .sceneDidBecomeActive($0) }
    case .resignActive(let id): return tell(id, .inactive) { .sceneWillResignActive($0) }
    case .enterBackground(let id):
      if let place = index(id) { sessions[place].userInfoAtBackground = sessions[place].userInfo }
      return tell(id, .background) { .sceneDidEnterBackground($0) }
    case .askForActivity(let id):
      guard decisions.takeOnce(.restorationRequest) != "never", let session = session(id) else {
        return nil
      }
      asked = session.sceneID
      return .deliver(.stateRestorationActivity(session.sceneID))  // REST-03
    case .updateActivity(let id):
      guard let session = session(id), let activity = session.activity else { return nil }
      return .deliver(.didUpdateUserActivity(session.sceneID, activity))  // REST-02
    case .continueActivity(let id, let activity):
      guard let session = session(id) else { return nil }
      return .deliver(.continueUserActivity(session.sceneID, activity))
    case .announceHandoff(let id):
      return session(id).map { .deliver(.willContinueUserActivity($0.sceneID)) }
    case .receive(let id, let payload):
      return session(id).map { .deliver(.payload($0.sceneID, payload)) }
    case .disconnect(let id): return tell(id, nil) { .sceneDidDisconnect($0) }
    case .discard(let ids):
      // A set can name a session in use, which lives on (LIFE-52).
      for id in ids where session(id)?.scene == nil {
        forget(id)
        if !toldDiscards.contains(id) { toldDiscards.append(id) }
      }
      return .deliver(.didDiscardSceneSessions(ids))
    case .forget(let id):
      forget(id)
      return nil
    case .carryOut(let request):
      carryOut(request)
      return nil
    case .refuse(let refusal): return .deliver(.requestFailed(refusal))
    case .terminate: return .deliver(.applicationWillTerminate)
    case .endProcess:
      endProcess()
      return .processEnded
    }
  }

  private mutating func connect(
    _ id: SessionID,
    _ activities: [Activity],
    _ payload: Payload? = nil
  ) -> PlatformEvent? {
    guard let place = index(id) else { return nil }
    sessions[place].connections += 1
    sessions[place].scene = .background
    let session = sessions[place]
    var connection = connection(of: session, activities: activities)
    connection.payload = payload
    return .deliver(.willConnect(session.sceneID, connection))
  }

  private mutating func tell(
    _ id: SessionID,
    _ state: SceneState?,
    _ delivery: (SceneID) -> Delivery
  ) -> PlatformEvent? {
    guard let place = index(id), sessions[place].scene != nil else { return nil }
    sessions[place].scene = state
    return .deliver(delivery(sessions[place].sceneID))
  }
}
