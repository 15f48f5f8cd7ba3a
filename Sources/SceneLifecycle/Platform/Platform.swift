/// UIKit's behaviour as a pure state machine: stimuli in, callbacks out.
///
/// A copy is another future of the same past. `begin` accepts a stimulus or refuses it; `next`
/// gives the callbacks one at a time, each computed after the reply to the last was absorbed;
/// `startRequests` turns to what the app asked for meanwhile.
public struct Platform: Hashable, Sendable {
  /// The device that the app runs on.
  public let device: Device
  /// What the app declares about scenes.
  public let manifest: Manifest
  /// Whether the app gets several windows, worked out once: neither device nor manifest changes.
  let severalScenes: Support
  /// Whether the app has a process.
  public internal(set) var isRunning = false
  /// The sessions that the system remembers, in order of creation.
  public internal(set) var sessions: [Session] = []
  /// The labels whose windows are gone for good.
  public internal(set) var deadLabels: [Label] = []
  /// How the run answers choices, and those it has met so far.
  public internal(set) var decisions: Decisions
  var nextSession = 1
  /// What the next launch tells the app was discarded meanwhile (LIFE-50).
  var pendingDiscards: [SessionID] = []
  /// What the app was told was discarded.
  var toldDiscards: [SessionID] = []
  /// Whether the process ends, or has ended, because the user forced it to; until the next launch.
  var wasForceQuit = false
  var agenda: [Move] = []
  var requests: [Request] = []
  /// The scene whose activity the app was asked for by the last delivery.
  var asked: SceneID?
  /// The label that the next session asked for by the app gets.
  var labelForNew: Label?

  /// An app just installed: no process, nothing remembered.
  public init(device: Device, manifest: Manifest, decisions: Decisions = Decisions()) {
    self.device = device
    self.manifest = manifest
    self.decisions = decisions
    severalScenes = device.severalScenes(manifest)
  }

  /// Whether the app can have several windows here (CAP-01), or might.
  public var supportsMultipleScenes: Bool { severalScenes != .no }

  /// The session of this window; `nil` when it has none, or no longer.
  public func session(_ label: Label) -> Session? { sessions.first { $0.label == label } }

  /// The session with this identifier; `nil` when the system remembers none.
  public func session(_ id: SessionID) -> Session? { sessions.first { $0.id == id } }

  /// The state of a window, also when it is gone; `nil` for a label never used.
  public func state(of label: Label) -> WindowState? {
    if let session = session(label) { return session.state }
    return deadLabels.contains(label) ? .discarded : nil
  }

  /// What a process is told that starts now.
  public var remembered: [(session: SessionID, connection: Connection)] {
    sessions.filter { $0.connections > 0 }.map { ($0.id, connection(of: $0, activities: [])) }
  }

  /// Whether the app has asked for something that has not been done.
  public var hasRequests: Bool { !requests.isEmpty }

  func connection(of session: Session, activities: [Activity]) -> Connection {
    Connection(
      activities: activities,
      restoration: session.activity,
      userInfo: session.userInfo
    )
  }

  /// The identifier of the scene that a window has or had last; `nil` when it has no session.
  public func sceneID(of label: Label) -> SceneID? {
    sessions.firstIndex { $0.label == label }.map { sessions[$0].sceneID }
  }

  /// The identifier of a window's session; `nil` when it has none.
  public func sessionID(of label: Label) -> SessionID? {
    sessions.firstIndex { $0.label == label }.map { sessions[$0].id }
  }

  func index(_ id: SessionID) -> Int? { sessions.firstIndex { $0.id == id } }

  mutating func createSession(_ label: Label) -> SessionID {
    let id = SessionID(nextSession)
    nextSession += 1
    sessions.append(Session(id: id, label: label))
    return id
  }

  /// Takes a session out of what the system remembers; its label dies with it.
  mutating func forget(_ id: SessionID) {
    guard let place = index(id) else { return }
    deadLabels.append(sessions[place].label)
    sessions.remove(at: place)
  }

  /// Ends the process because the app died of itself.
  public mutating func appDied() { processEnds() }

  mutating func processEnds() {
    isRunning = false
    agenda.removeAll(keepingCapacity: true)
    requests.removeAll(keepingCapacity: true)
    for place in sessions.indices {
      sessions[place].scene = nil
      if sessions[place].userInfo != sessions[place].userInfoAtBackground,
        decisions.take(.userInfoAtKill, ["kept", "lost"]) == "lost"
      {
        sessions[place].userInfo = sessions[place].userInfoAtBackground
      }
      sessions[place].userInfoAtBackground = sessions[place].userInfo
    }
  }
}
