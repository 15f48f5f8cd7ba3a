import SceneLifecycle

/// What the app does when its user acts, and how it saves.
extension DocumentProcess {
  static let windowType = "window"

  mutating func act(_ action: Action, _ store: inout Store) -> [Effect] {
    switch action {
    case .edit(let scene, let text):
      if let place = index(scene) { setText(text, of: windows[place].position.document) }
    case .navigate(let scene, let target):
      guard let place = index(scene) else { break }
      var position = windows[place].position
      position.place = target
      show(position, at: place)
      if fault == .forgetsWhenNavigating { forgetInput(scene, store) }
      if fault == .navigatesEveryWindow {
        for other in windows.indices { windows[other].position.place = target }
      }
    case .present(let scene, let text):
      for place in windows.indices
      where windows[place].scene == scene || fault == .presentsInEveryWindow {
        windows[place].presented = text
      }
    case .commit(let scene):
      return save(scene, &store, document: savesAtOnce && fault != .ignoresCommits)
    case .makePrivate(let scene): if let place = index(scene) { windows[place].isPrivate = true }
    case .post(let text):
      let hearing = fault == .onlyFirstWindowHears ? observers.prefix(1) : observers[...]
      return hearing.map { .heard($0, text) }
    case .subscribe(let plugin): return subscribe(plugin)
    case .ask(let scene, let wish):
      return fault == .ignoresWishes ? [] : grant(wish, in: scene, store)
    }
    return []
  }

  /// Moves a window; with the state in a singleton that moves them all.
  mutating func show(_ position: WindowPosition, at place: Int) {
    windows[place].position = position
    if fault == .stateInSingleton {
      shared = position
      for other in windows.indices { windows[other].position = position }
    }
    ensureDocument(position.document)
  }

  private mutating func grant(_ wish: Wish, in scene: SceneID, _ store: Store) -> [Effect] {
    switch wish {
    case .open(let document): return open(document, in: scene, store)
    case .newWindow: return [.request(.activate(nil, nil))]
    case .activate(let session): return [.request(.activate(session, nil))]
    case .destroy(let session): return [.request(.destroy(session))]
    case .refresh(let session): return [.request(.refresh(session))]
    }
  }

  /// Brings the window that shows the document forward, connected or archived, else opens one (WIN-15).
  private mutating func open(
    _ document: String,
    in scene: SceneID,
    _ store: Store
  ) -> [Effect] {
    guard let place = index(scene) else { return [] }
    if windows[place].position.document == document { return [] }
    if let window = windows.first(where: { $0.position.document == document }) {
      return [.request(.activate(window.scene.session, nil))]
    }
    let archived = records.rows(in: store).first { row in
      Record(row.values)?.position.document == document
        && !windows.contains { $0.scene.session.description == row.key }
    }
    if fault != .opensSecondWindow, let session = archived.flatMap({ SessionID($0.key) }) {
      return [.request(.activate(session, nil))]
    }
    if device.severalScenes(manifest) != .no {
      return [.request(.activate(nil, Activity(type: Self.windowType, target: document)))]
    }
    show(WindowPosition(document: document, place: WindowPosition.fresh.place), at: place)
    return []
  }

  /// Whether the app saves documents outside sceneDidEnterBackground and sceneDidDisconnect.
  var savesAtOnce: Bool {
    fault != .savesOnlyOnDisconnect && fault != .savesOnlyInBackground
  }

  /// Writes the session's record, and the text of the document that the window shows if asked to.
  ///
  /// - Returns: That it failed, if something did not arrive; the next save tries it again.
  mutating func save(
    _ scene: SceneID,
    _ store: inout Store,
    document writesDocument: Bool = true
  ) -> [Effect] {
    guard let place = index(scene) else { return [] }
    let position = windows[place].position
    stamp += 1
    let record = Record(position: position, stamp: stamp)
    var hasArrived = records.write(record.values, key: scene.session.description, in: &store)
    if writesDocument {
      let text = [text(of: position.document)]
      hasArrived = documents.write(text, key: position.document, in: &store) && hasArrived
    }
    return hasArrived || fault == .ignoresFailedSaves ? [] : [.saveFailed]
  }

  static func activity(for position: WindowPosition, stamp: Int) -> Activity {
    Activity(
      type: windowType,
      target: position.document,
      userInfo: ["place": .string(position.place), "stamp": .integer(stamp)]
    )
  }

  static func record(_ activity: Activity) -> Record? {
    guard let document = activity.target, case .string(let place)? = activity.userInfo["place"],
      case .integer(let stamp)? = activity.userInfo["stamp"]
    else { return nil }
    return Record(position: WindowPosition(document: document, place: place), stamp: stamp)
  }
}
