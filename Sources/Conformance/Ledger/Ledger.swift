package import SceneLifecycle

/// The oracle: it knows what the user entered and what was saved, and believes no app about it.
package struct Ledger {
  /// What the implementation declares.
  let capabilities: [Capability]
  package let supportsMultipleScenes: Bool
  var documents: [DocumentEntry] = []
  var sessions: [SessionEntry] = []
  /// Where a fresh session begins; learned from the first.
  var initial: Position?
  /// What the present step has brought so far.
  private(set) var step = PresentStep()

  package init(capabilities: [Capability], supportsMultipleScenes: Bool) {
    self.capabilities = capabilities
    self.supportsMultipleScenes = supportsMultipleScenes
  }

  /// Takes in what happened; what a snapshot shows is judged.
  package mutating func absorb(_ observation: Observation, _ judgement: inout Judgement) {
    switch observation {
    case .began(let stimulus, let named): began(stimulus, named)
    case .delivered(let delivery, let effects): delivered(delivery, effects)
    case .acted(let action, let effects): acted(action, effects)
    case .looked(let snapshot): judge(snapshot, isFinal: false, &judgement)
    case .rested(let snapshot): judge(snapshot, isFinal: true, &judgement)
    case .processEnded: processEnded()
    case .died, .restless, .neverAskedFor: break
    }
  }

  /// A session that took the place of another after a force-quit may show anything at first (OQ-08).
  package mutating func lift(_ id: SessionID) { entry(id) { $0.isLifted = true } }

  // MARK: What it knows

  func session(_ id: SessionID) -> SessionEntry? { sessions.first { $0.id == id } }

  func document(_ name: String) -> DocumentEntry? { documents.first { $0.name == name } }

  /// The scenes connected now, in the order of their sessions.
  var connectedScenes: [SceneID] { sessions.compactMap(\.scene) }

  /// The sessions, connected or archived, that show a document as far as is known.
  func sessions(showing document: String) -> [SessionID] {
    sessions.filter { !$0.isDiscarded && $0.positions?.last.document == document }.map(\.id)
  }

  private mutating func entry(_ id: SessionID, _ change: (inout SessionEntry) -> Void) {
    if let place = sessions.firstIndex(where: { $0.id == id }) {
      change(&sessions[place])
    } else {
      var new = SessionEntry(id: id)
      change(&new)
      sessions.append(new)
    }
  }

  private mutating func documentEntry(_ name: String, _ change: (inout DocumentEntry) -> Void) {
    if let place = documents.firstIndex(where: { $0.name == name }) { change(&documents[place]) }
  }

  // MARK: What happens

  private mutating func began(_ stimulus: Stimulus, _ named: SessionID?) {
    step = PresentStep()
    if case .launch = stimulus { return }
    let shown = named.flatMap { session($0)?.positions?.last.document }
    for place in sessions.indices where sessions[place].id != named && sessions[place].scene != nil
    {
      sessions[place].positions?.accuse(.otherWindow)
    }
    guard named != nil else { return }
    for place in documents.indices where documents[place].name != shown {
      documents[place].versions.accuse(.otherWindow)
    }
  }

  private mutating func delivered(_ delivery: Delivery, _ effects: [Effect]) {
    step.took(effects)
    switch delivery {
    case .willConnect(let scene, let connection): connected(scene, connection)
    case .sceneWillEnterForeground(let scene):
      entry(scene.session) {
        $0.wasForeground = true
        $0.isForeground = true
      }
    case .sceneDidBecomeActive(let scene): entry(scene.session) { $0.mayLag = false }
    case .sceneDidEnterBackground(let scene):
      entry(scene.session) { $0.isForeground = false }
      savePoint(scene.session, effects)
    case .sceneDidDisconnect(let scene):
      savePoint(scene.session, effects)
      entry(scene.session) {
        $0.scene = nil
        $0.wasForeground = false
        $0.isForeground = false
        $0.hasDisconnected = true
      }
      for place in documents.indices { documents[place].versions.accuse(.disconnect) }
    case .applicationWillTerminate:
      for scene in connectedScenes { savePoint(scene.session, effects) }
    case .didDiscardSceneSessions(let ids): discarded(ids)
    case .continueUserActivity(let scene, _): entry(scene.session) { $0.isLifted = true }
    case .stateRestorationActivity(let scene):
      if effects.contains(where: { if case .gaveActivity = $0 { true } else { false } }) {
        entry(scene.session) { $0.handedOver = $0.positions?.last }
      }
    case .requestFailed: step.wasRefused = true
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .restoreInteractionState, .sceneWillResignActive, .didUpdateUserActivity:
      break
    }
  }

  private mutating func connected(_ scene: SceneID, _ connection: Connection) {
    if scene.connection == 1 { step.made.append(scene.session) }
    let declaresRecords = capabilities.contains(.records)
    entry(scene.session) {
      $0.scene = scene
      $0.positions?.accuse(.reconnect)
      if !connection.activities.isEmpty { $0.isLifted = true }
      let isHandedBack = connection.restoration != nil && $0.handedOver == $0.positions?.last
      $0.mayBeFresh = !declaresRecords && !isHandedBack
    }
  }

  private mutating func savePoint(_ id: SessionID, _ effects: [Effect]) {
    if effects.contains(.saveFailed) { return }
    entry(id) { $0.positions?.save() }
    guard let shown = session(id)?.positions?.last.document else { return }
    documentEntry(shown) { $0.versions.save() }
  }

  private mutating func discarded(_ ids: [SessionID]) {
    let known = ids.filter { id in session(id).map { !$0.isDiscarded } ?? false }
    for place in sessions.indices {
      let isNamed = ids.contains(sessions[place].id)
      if isNamed, sessions[place].scene == nil {
        sessions[place].isDiscarded = true
      } else if sessions[place].recordSuspect == nil {
        sessions[place].recordSuspect =
          known.isEmpty
          ? .strayDiscardsAreHarmless
          : isNamed ? .lateDiscardOfLiveSessionIsHarmless : .cleansUpOnlyTheNamed
      }
    }
    for place in documents.indices { documents[place].versions.accuse(.discard) }
  }

  private mutating func acted(_ action: Action, _ effects: [Effect]) {
    step.took(effects)
    switch action {
    case .edit(let scene, let text):
      guard let shown = session(scene.session)?.positions?.last.document else { return }
      documentEntry(shown) { $0.versions.append(text) }
      for place in sessions.indices where sessions[place].id != scene.session {
        sessions[place].mayLag = true
      }
    case .navigate(let scene, let place):
      entry(scene.session) {
        guard let document = $0.positions?.last.document else { return }
        $0.positions?.append(Position(document: document, place: place))
      }
    case .commit(let scene): savePoint(scene.session, effects)
    case .ask(let scene, let wish):
      step.wish = wish
      guard case .open(let document) = wish else { break }
      step.shownBy = sessions(showing: document)
      entry(scene.session) { if $0.positions?.last.document != document { $0.isLifted = true } }
    case .post: break
    }
  }

  private mutating func processEnded() {
    for place in documents.indices { documents[place].versions.processEnded() }
    for place in sessions.indices {
      sessions[place].positions?.processEnded()
      sessions[place].scene = nil
      sessions[place].wasForeground = false
      sessions[place].isForeground = false
      sessions[place].hasDisconnected = false
      sessions[place].mayLag = false
    }
  }
}
