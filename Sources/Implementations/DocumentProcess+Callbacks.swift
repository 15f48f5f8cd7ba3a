import SceneLifecycle

/// What the app does when UIKit calls it.
extension DocumentProcess {
  mutating func answer(
    _ delivery: Delivery,
    _ store: inout Store
  ) throws(ProcessTrouble) -> [Effect] {
    switch delivery {
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .restoreInteractionState, .sceneWillEnterForeground, .sceneWillResignActive,
      .didUpdateUserActivity, .requestFailed:
      break
    case .willConnect(let scene, let connection): connect(scene, connection, &store)
    case .sceneDidBecomeActive(let scene):
      if fault == .forgetsWhenActive, let place = index(scene) {
        let document = windows[place].position.document
        setText(store["documents", document]?.first ?? "", of: document)
      }
    case .sceneDidEnterBackground(let scene):
      save(scene, &store, document: fault != .savesOnlyOnDisconnect)
    case .stateRestorationActivity(let scene):
      guard fault != .givesNoActivity, let place = index(scene) else { break }
      return [.gaveActivity(Self.activity(for: windows[place].position, stamp: stamp))]
    case .continueUserActivity(let scene, let activity):
      if let place = index(scene), let target = activity.target {
        show(WindowPosition(document: target, place: WindowPosition.fresh.place), at: place)
      }
    case .sceneDidDisconnect(let scene): disconnect(scene, &store)
    case .didDiscardSceneSessions(let sessions):
      discard(sessions, &store)
      if fault == .trapsWithoutWindows, windows.isEmpty, store.rows(of: "records").isEmpty {
        throw ProcessTrouble.died(reason: "there must always be a window")
      }
    case .applicationWillTerminate:
      for window in windows where savesAtOnce { save(window.scene, &store) }
    }
    return []
  }

  private mutating func connect(_ scene: SceneID, _ connection: Connection, _ store: inout Store) {
    if fault == .dropsUnconnectedRecords, windows.isEmpty {
      for row in store.rows(of: "records") where row.key != scene.session.description {
        store.delete(row.key, from: "records")
      }
    }
    let position = position(of: scene.session, connection, store)
    ensureDocument(position.document)
    windows.append(Window(scene: scene, position: position))
    if fault == .stateInSingleton {
      for place in windows.indices { windows[place].position = position }
    }
    observers.append(scene)
    resources.append(scene)
    save(scene, &store, document: false)
  }

  /// Where a connecting window begins: an activation comes first, then the newer of record and activity.
  private mutating func position(
    of session: SessionID,
    _ connection: Connection,
    _ store: Store
  ) -> WindowPosition {
    if let target = connection.activities.first?.target {
      return WindowPosition(document: target, place: WindowPosition.fresh.place)
    }
    if fault == .ignoresRestoration { return .fresh }
    if fault == .stateInSingleton, let shared { return shared }
    if fault == .restoresAnotherSession,
      let other = store.rows(of: "records").first(where: { $0.key != session.description }),
      store["records", session.description] != nil, let record = Record(other.values)
    {
      return record.position
    }
    let record = store["records", session.description].flatMap(Record.init)
    if let restored = connection.restoration.flatMap(Self.record) {
      if restored.stamp >= record?.stamp ?? 0 { return restored.position }
    }
    if let record { return record.position }
    if fault == .startsWhereLastClosed, let lastClosed { return lastClosed }
    return .fresh
  }

  private mutating func disconnect(_ scene: SceneID, _ store: inout Store) {
    guard let place = index(scene) else { return }
    save(scene, &store, document: fault != .savesOnlyInBackground)
    let position = windows.remove(at: place).position
    if fault == .deletesOnDisconnect {
      deleteDocument(position.document, &store)
    }
    lastClosed = position
    if fault != .leavesObservers { observers.removeAll { $0 == scene } }
    if fault != .keepsResource { resources.removeAll { $0 == scene } }
  }

  private mutating func discard(_ sessions: [SessionID], _ store: inout Store) {
    if fault == .neverCleansUp { return }
    if fault == .takesUnknownForOldest,
      !sessions.contains(where: { store["records", $0.description] != nil }),
      let oldest = store.rows(of: "records").first
    {
      store.delete(oldest.key, from: "records")
    }
    for session in sessions {
      guard let values = store["records", session.description] else { continue }
      let isConnected = windows.contains { $0.scene.session == session }
      if isConnected, fault != .actsOnLateDiscard { continue }
      if fault == .deletesDocumentOnDiscard, let record = Record(values) {
        deleteDocument(record.position.document, &store)
      }
      store.delete(session.description, from: "records")
      if fault == .cleansUpEverySession {
        for row in store.rows(of: "records") { store.delete(row.key, from: "records") }
      }
    }
  }
}
