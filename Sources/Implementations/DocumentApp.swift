import LineProtocol
public import SceneLifecycle

/// The built-in implementation: a small document app that conforms, or a mutant of it.
public struct DocumentApp: Implementation, Installation {
  /// What is wrong with it; `nil` for the reference.
  public let fault: Fault?

  /// The reference, or its mutant with this fault.
  public init(fault: Fault? = nil) { self.fault = fault }

  public var version: String { "1" }
  public var capabilities: [Capability] { Capability.allCases }
  public var manifest: Manifest? { nil }

  public func startProcess() -> any AppProcess { DocumentProcess(fault: fault) }
}

/// Where a window is: which document it shows, and which place in it.
struct WindowPosition: Hashable, Sendable {
  var document: String
  var place: String

  /// Where a window starts that has no past.
  static let fresh = WindowPosition(document: "Untitled", place: "start")
}

/// A process of the document app.
///
/// Documents are shared by all windows. Each session has a position, a record on disk from its
/// first connection on, an observer and an expensive resource while it is connected.
struct DocumentProcess: AppProcess {
  struct Window {
    let scene: SceneID
    var position: WindowPosition
    /// What is shown above the content; `nil` for nothing.
    var presented: String?
    var isPrivate = false
    var isCovered = false
    /// Only a fault leaves a window blank.
    var isBlank = false
  }

  let fault: Fault?
  let documents: SafeTable
  let records: SafeTable
  var device = Device(.pad, Version(18))
  var manifest = Manifest.multipleScenes
  var windows: [Window] = []
  var texts: [Snapshot.Document] = []
  var observers: [SceneID] = []
  var resources: [SceneID] = []
  /// Counts the saves, over all processes, so that the newer of record and activity can be told.
  var stamp = 0
  /// The plugins that have subscribed, in order.
  var plugins: [Plugin] = []
  /// What came with a connection and waits.
  var pending: [PendingPayload] = []
  /// What came with a connection and may be told again by a callback.
  var announced: [PendingPayload] = []
  /// The scenes in the foreground.
  var inFront: [SceneID] = []
  /// Whether the app has left the foreground and not come back.
  var isAway = false
  /// How often what all windows share was set up in this process.
  var starts = 0
  /// The windows of disconnected scenes that only a fault keeps.
  var leftBehind: [Window] = []
  /// Only for the faults that need a memory of their own.
  var lastClosed: WindowPosition?
  var shared: WindowPosition?

  init(fault: Fault?) {
    self.fault = fault
    documents = SafeTable("documents", isOverwritten: fault == .overwritesInPlace)
    records = SafeTable("records", isOverwritten: fault == .overwritesInPlace)
  }

  mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
    switch message {
    case .launch(let launch):
      device = launch.device
      manifest = launch.manifest
      load(store)
      starts = 1
      return .nothing
    case .callback(let delivery):
      var effects = try answer(delivery, &store)
      receive(delivery, &effects)
      passOn(delivery, &effects)
      return .effects(effects)
    case .action(let action): return .effects(act(action, &store))
    case .settle:
      if fault == .neverRests, let window = windows.first {
        return .effects([.request(.refresh(window.scene.session))])
      }
      return .nothing
    case .observe: return .snapshot(snapshot(store))
    }
  }

  private mutating func load(_ store: Store) {
    texts = documents.rows(in: store).map {
      Snapshot.Document(name: $0.key, text: $0.values.first ?? "")
    }
    for row in records.rows(in: store) { stamp = max(stamp, Record(row.values)?.stamp ?? 0) }
  }

  /// What the app shows and holds, computed from its fields for the reference and mutants alike.
  private func snapshot(_ store: Store) -> Snapshot {
    Snapshot(
      windows: (leftBehind + windows).map { window in
        Snapshot.Window(
          scene: window.scene,
          document: window.position.document,
          text: text(of: window.position.document),
          place: window.position.place,
          presented: window.presented,
          isCovered: window.isCovered,
          isBlank: window.isBlank
        )
      },
      documents: texts,
      records: recorded(store),
      observers: count(observers),
      resources: count(resources),
      starts: starts
    )
  }

  private func recorded(_ store: Store) -> [SessionID] {
    let rows = records.rows(in: store)
    var sessions: [SessionID] = []
    sessions.reserveCapacity(rows.count)
    for row in rows { if let id = SessionID(row.key) { sessions.append(id) } }
    return sessions
  }

  private func count(_ scenes: [SceneID]) -> [Snapshot.Count] {
    var counts: [Snapshot.Count] = []
    counts.reserveCapacity(scenes.count)
    for scene in scenes {
      if let place = counts.firstIndex(where: { $0.session == scene.session }) {
        counts[place].number += 1
      } else {
        counts.append(Snapshot.Count(session: scene.session, number: 1))
      }
    }
    return counts
  }

  func text(of document: String) -> String { texts.first { $0.name == document }?.text ?? "" }

  mutating func setText(_ text: String, of document: String) {
    if let place = texts.firstIndex(where: { $0.name == document }) {
      texts[place].text = text
    } else {
      texts.append(Snapshot.Document(name: document, text: text))
    }
  }

  mutating func ensureDocument(_ name: String) {
    if !texts.contains(where: { $0.name == name }) { setText("", of: name) }
  }

  /// What only a fault does: no event of a scene deletes a document.
  mutating func deleteDocument(_ name: String, _ store: inout Store) {
    texts.removeAll { $0.name == name }
    documents.delete(name, in: &store)
  }

  func index(_ scene: SceneID) -> Int? { windows.firstIndex { $0.scene == scene } }
}

/// What the app keeps on disk for a session.
struct Record {
  var position: WindowPosition
  var stamp: Int

  init(position: WindowPosition, stamp: Int) {
    self.position = position
    self.stamp = stamp
  }

  init?(_ values: [String]) {
    guard values.count == 3, let stamp = Int(values[2]) else { return nil }
    self.init(position: WindowPosition(document: values[0], place: values[1]), stamp: stamp)
  }

  var values: [String] { [position.document, position.place, String(stamp)] }
}
