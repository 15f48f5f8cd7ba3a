import SceneLifecycle

/// What the app does when UIKit calls it.
extension DocumentProcess {
  mutating func answer(
    _ delivery: Delivery,
    _ store: inout Store
  ) throws(ProcessTrouble) -> [Effect] {
    switch delivery {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .restoreInteractionState, .didUpdateUserActivity, .willContinueUserActivity, .requestFailed:
      break
    case .willConnect(let scene, let connection): return connect(scene, connection, &store)
    case .sceneWillEnterForeground(let scene):
      if fault == .doublesResources { resources.append(scene) }
    case .sceneWillResignActive(let scene):
      let saves = fault != .savesNotWhenResigning && fault != .forgetsWhenActive
      return save(scene, &store, document: savesAtOnce && saves)
    case .sceneDidBecomeActive(let scene):
      if fault != .neverUncovers, let place = index(scene) { windows[place].isCovered = false }
      if fault == .forgetsWhenActive { forgetInput(scene, store) }
    case .sceneDidEnterBackground(let scene):
      cover(scene)
      return save(scene, &store, document: fault != .savesOnlyOnDisconnect)
    case .stateRestorationActivity(let scene):
      guard fault != .givesNoActivity, let place = index(scene) else { break }
      return [.gaveActivity(Self.activity(for: windows[place].position, stamp: stamp))]
    case .continueUserActivity(let scene, let activity):
      if let place = index(scene), let target = activity.target {
        show(WindowPosition(document: target, place: WindowPosition.fresh.place), at: place)
      }
    case .payload(let scene, let payload):
      if let place = index(scene), let target = payload.target {
        show(WindowPosition(document: target, place: WindowPosition.fresh.place), at: place)
      }
    case .sceneDidDisconnect(let scene): return disconnect(scene, &store)
    case .didDiscardSceneSessions(let sessions):
      discard(sessions, &store)
      if fault == .trapsWithoutWindows, windows.isEmpty, records.rows(in: store).isEmpty {
        throw ProcessTrouble.died(reason: "there must always be a window")
      }
    case .applicationWillTerminate:
      var effects: [Effect] = []
      for window in windows where savesAtOnce { effects += save(window.scene, &store) }
      return effects
    }
    return []
  }

  private mutating func connect(
    _ scene: SceneID,
    _ connection: Connection,
    _ store: inout Store
  ) -> [Effect] {
    if fault == .dropsUnconnectedRecords, windows.isEmpty {
      for row in records.rows(in: store) where row.key != scene.session.description {
        records.delete(row.key, in: &store)
      }
    }
    // Records that could not be written are older than what the system kept.
    if let restored = connection.restoration.flatMap(Self.record) {
      stamp = max(stamp, restored.stamp)
    }
    let position = position(of: scene.session, connection, store)
    ensureDocument(position.document)
    let isBlank = fault == .leavesRestoredWindowsBlank && scene.connection > 1
    windows.append(Window(scene: scene, position: position, isBlank: isBlank))
    if fault == .startsPerWindow, windows.count > 1 { starts += 1 }
    if fault == .stateInSingleton {
      for place in windows.indices { windows[place].position = position }
    }
    observers.append(scene)
    if fault == .keepsResource { resources.removeAll { $0.session == scene.session } }
    resources.append(scene)
    return save(scene, &store, document: false)
  }

  /// Where a connecting window begins: an activation comes first, then the newer of record and activity.
  private mutating func position(
    of session: SessionID,
    _ connection: Connection,
    _ store: Store
  ) -> WindowPosition {
    if let target = connection.activities.first?.target ?? connection.payload?.target {
      return WindowPosition(document: target, place: WindowPosition.fresh.place)
    }
    if fault == .ignoresRestoration { return .fresh }
    if fault == .stateInSingleton, let shared { return shared }
    if fault == .restoresAnotherSession,
      let other = records.rows(in: store).first(where: { $0.key != session.description }),
      records.read(session.description, in: store) != nil, let record = Record(other.values)
    {
      return record.position
    }
    let record = records.read(session.description, in: store).flatMap(Record.init)
    if let restored = connection.restoration.flatMap(Self.record) {
      if restored.stamp >= record?.stamp ?? 0 { return restored.position }
    }
    if let record { return record.position }
    if fault == .startsWhereLastClosed, let lastClosed { return lastClosed }
    return .fresh
  }

  /// What only a fault does: the window shows what is on disk.
  mutating func forgetInput(_ scene: SceneID, _ store: Store) {
    guard let place = index(scene) else { return }
    let document = windows[place].position.document
    setText(documents.read(document, in: store)?.first ?? "", of: document)
  }

  /// Hides what a private window shows before the system takes its picture (LIFE-29).
  private mutating func cover(_ scene: SceneID) {
    guard let place = index(scene), windows[place].isPrivate, fault != .coversNothing else {
      return
    }
    if fault == .coversOnlyFirstWindow, place > 0 { return }
    windows[place].isCovered = true
  }

  private mutating func disconnect(_ scene: SceneID, _ store: inout Store) -> [Effect] {
    guard let place = index(scene) else { return [] }
    let effects = save(scene, &store, document: fault != .savesOnlyInBackground)
    let window = windows.remove(at: place)
    if fault == .keepsWindows { leftBehind.append(window) }
    let position = window.position
    if fault == .deletesOnDisconnect {
      deleteDocument(position.document, &store)
    }
    lastClosed = position
    if fault != .leavesObservers { observers.removeAll { $0 == scene } }
    if fault != .keepsResource { resources.removeAll { $0 == scene } }
    return effects
  }

  private mutating func discard(_ sessions: [SessionID], _ store: inout Store) {
    if fault == .neverCleansUp { return }
    if fault == .takesUnknownForOldest,
      !sessions.contains(where: { records.read($0.description, in: store) != nil }),
      let oldest = records.rows(in: store).first
    {
      records.delete(oldest.key, in: &store)
    }
    for session in sessions {
      guard let values = records.read(session.description, in: store) else { continue }
      let isConnected = windows.contains { $0.scene.session == session }
      if isConnected, fault != .actsOnLateDiscard { continue }
      if fault == .deletesDocumentOnDiscard, let record = Record(values) {
        deleteDocument(record.position.document, &store)
      }
      records.delete(session.description, in: &store)
      if fault == .cleansUpEverySession {
        for row in records.rows(in: store) { records.delete(row.key, in: &store) }
      }
    }
  }
}
