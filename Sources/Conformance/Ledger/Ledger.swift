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
  /// What came from outside, in order.
  var payloads: [PayloadEntry] = []
  /// The plugins of this process, in the order in which they subscribed.
  var plugins: [PluginEntry] = []
  /// Whether the app has left the foreground and not come back, in this process.
  var isAway = false
  /// What the present step has brought so far.
  var step = PresentStep()

  package init(capabilities: [Capability], supportsMultipleScenes: Bool) {
    self.capabilities = capabilities
    self.supportsMultipleScenes = supportsMultipleScenes
  }

  /// Takes in what happened; what a snapshot shows is judged.
  package mutating func absorb(_ observation: Observation, _ judgement: inout Judgement) {
    switch observation {
    case .began(let stimulus, let named): began(stimulus, named)
    case .delivered(let delivery, let effects):
      let wasInFront = isInFront
      delivered(delivery, effects)
      owe(delivery, wasInFront: wasInFront)
      judge(effects, &judgement)
    case .acted(let action, let effects):
      acted(action, effects)
      judge(effects, &judgement)
    case .settled(let effects):
      step.took(effects)
      judge(effects, &judgement)
    case .looked(let snapshot): judge(snapshot, isFinal: false, &judgement)
    case .rested(let snapshot):
      judge(snapshot, isFinal: true, &judgement)
      judgePayloads(&judgement)
      judgeUntold(&judgement)
    case .processEnded: processEnded()
    case .cutShort(let delivery, let isBegun): cutShort(delivery, isBegun)
    case .actionCutShort(let action): cutShort(action)
    case .died, .restless, .neverAskedFor: break
    }
  }

  /// Judges what a reply says of payloads and plugins.
  private mutating func judge(_ effects: [Effect], _ judgement: inout Judgement) {
    if effects.isEmpty { return }
    judgeDispatches(effects, &judgement)
    judgeHandled(effects, &judgement)
  }

  /// A session that took the place of another after a force-quit may show anything at first (OQ-08).
  package mutating func lift(_ id: SessionID) { entry(id) { $0.isLifted = true } }

  // MARK: What it knows

  func session(_ id: SessionID) -> SessionEntry? { sessions.first { $0.id == id } }

  func document(_ name: String) -> DocumentEntry? { documents.first { $0.name == name } }

  /// The scenes connected now, in the order of their sessions.
  var connectedScenes: [SceneID] { sessions.compactMap(\.scene) }

  /// Whether a window is in the foreground.
  var isInFront: Bool { sessions.contains(where: \.isForeground) }

  /// The sessions, connected or archived, that show a document as far as is known.
  func sessions(showing document: String) -> [SessionID] {
    sessions.filter { !$0.isDiscarded && $0.shows(document) }.map(\.id)
  }

  mutating func entry(_ id: SessionID, _ change: (inout SessionEntry) -> Void) {
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
    case .willConnect(let scene, let connection): connected(scene, connection, effects)
    case .sceneWillEnterForeground(let scene):
      entry(scene.session) {
        $0.wasForeground = true
        $0.isForeground = true
      }
    case .sceneDidBecomeActive(let scene):
      entry(scene.session) {
        $0.mayLag = false
        $0.isActive = true
      }
      becameActive(scene)
    case .sceneWillResignActive(let scene):
      entry(scene.session) { $0.isActive = false }
      advisedPoint(scene.session, effects)
    case .sceneDidEnterBackground(let scene):
      entry(scene.session) {
        $0.isForeground = false
        $0.isActive = false
        $0.wasHidden = true
      }
      savePoint(scene.session, effects)
    case .sceneDidDisconnect(let scene):
      savePoint(scene.session, effects)
      if effects.contains(.saveFailed) { mayFallBack(scene.session) }
      entry(scene.session) {
        $0.scene = nil
        $0.wasForeground = false
        $0.isForeground = false
        $0.isActive = false
        $0.hasDisconnected = true
      }
      leftOwing(scene)
      accuseOverDocuments(.disconnect)
    case .applicationWillTerminate:
      for scene in connectedScenes { savePoint(scene.session, effects) }
    case .didDiscardSceneSessions(let ids):
      discarded(ids, isAnswered: true)
      accuseOverDocuments(.discard)
    case .continueUserActivity(let scene, _): entry(scene.session) { $0.isLifted = true }
    case .payload(let scene, let payload):
      entry(scene.session) { $0.isLifted = true }
      came(payload, to: scene, isCold: false)
    case .stateRestorationActivity(let scene):
      if effects.contains(where: { if case .gaveActivity = $0 { true } else { false } }) {
        entry(scene.session) { $0.handedOver = $0.positions?.last }
      }
    case .requestFailed: step.wasRefused = true
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .restoreInteractionState, .didUpdateUserActivity, .willContinueUserActivity:
      break
    }
  }

  private mutating func connected(
    _ scene: SceneID,
    _ connection: Connection,
    _ effects: [Effect]
  ) {
    if scene.connection == 1 { step.made.append(scene.session) }
    let declaresRecords = capabilities.contains(.records)
    entry(scene.session) {
      $0.scene = scene
      $0.positions?.accuse(.reconnect)
      if !connection.activities.isEmpty || connection.payload != nil { $0.isLifted = true }
      let isHandedBack = connection.restoration != nil && $0.handedOver == $0.positions?.last
      $0.mayBeFresh = (!declaresRecords || $0.isUnsaved) && !isHandedBack
      if scene.connection == 1 { $0.isUnsaved = effects.contains(.saveFailed) }
    }
    if let payload = connection.payload { came(payload, to: scene, isCold: true) }
  }

  private mutating func savePoint(_ id: SessionID, _ effects: [Effect]) {
    if effects.contains(.saveFailed) { return }
    entry(id) {
      $0.positions?.save()
      $0.isUnsaved = false
    }
    guard let shown = session(id)?.positions?.last.document else { return }
    documentEntry(shown) { $0.versions.save() }
  }

  /// A disconnect whose save failed may lose what is above the floor, without the end of the process.
  private mutating func mayFallBack(_ id: SessionID) {
    entry(id) { $0.positions?.mayFallBack() }
    guard let shown = session(id)?.positions?.last.document else { return }
    documentEntry(shown) { $0.versions.mayFallBack() }
  }

  /// What is saved here is safe from whatever ends the app while it is interrupted.
  private mutating func advisedPoint(_ id: SessionID, _ effects: [Effect]) {
    if effects.contains(.saveFailed) { return }
    guard let shown = session(id)?.positions?.last.document else { return }
    documentEntry(shown) { $0.versions.advise() }
  }

  /// Takes in a set of discards; if the process died over it, what it names may be there or not.
  mutating func discarded(_ ids: [SessionID], isAnswered: Bool) {
    let known = ids.filter { id in session(id).map { !$0.isDiscarded } ?? false }
    for place in sessions.indices {
      let isNamed = ids.contains(sessions[place].id)
      if isNamed, sessions[place].scene == nil {
        sessions[place].isDiscarded = isAnswered
        sessions[place].mayBeGone = !isAnswered
      } else if sessions[place].recordSuspect == nil {
        sessions[place].recordSuspect =
          known.isEmpty
          ? .strayDiscardsAreHarmless
          : isNamed ? .lateDiscardOfLiveSessionIsHarmless : .cleansUpOnlyTheNamed
      }
    }
  }

  mutating func accuseOverDocuments(_ suspect: Suspect) {
    for place in documents.indices { documents[place].versions.accuse(suspect) }
  }

  mutating func acted(_ action: Action, _ effects: [Effect]) {
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
    case .present(let scene, let text): step.presented = (scene, text)
    case .makePrivate(let scene):
      entry(scene.session) {
        $0.isPrivate = true
        $0.wasHidden = false
      }
    case .subscribe(let plugin): subscribed(plugin)
    case .post: break
    }
  }

  private mutating func processEnded() {
    leftOwing(nil)
    plugins.removeAll()
    isAway = false
    for place in documents.indices { documents[place].versions.processEnded() }
    for place in sessions.indices {
      sessions[place].positions?.processEnded()
      sessions[place].scene = nil
      sessions[place].wasForeground = false
      sessions[place].isForeground = false
      sessions[place].isActive = false
      sessions[place].hasDisconnected = false
      sessions[place].isPrivate = false
      sessions[place].presented = nil
      sessions[place].mayLag = false
    }
  }
}
