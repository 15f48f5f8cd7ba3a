import SceneLifecycle

/// What has happened since an entry was last seen right and can explain that it is wrong.
enum Suspect {
  case otherWindow
  case disconnect
  case processDeath
  case discard
  case reconnect
}

/// The versions of a value, which of them are durable, and which may be shown.
struct Versions<Value: Equatable> {
  private(set) var values: [Value]
  private var floor = 0
  /// The last version that the app was advised to save; the floor or later.
  private var advised = 0
  /// Whether a process death lies between the last version and what is shown.
  private var isUncertain = false
  private(set) var suspect: Suspect?

  init(_ value: Value) { values = [value] }

  var last: Value { values[values.count - 1] }
  /// Whether the last version is durable.
  var isSaved: Bool { floor == values.count - 1 }
  /// What may be shown now.
  var allowed: ArraySlice<Value> { isUncertain ? values[floor...] : values.suffix(1) }

  /// Whether this may be shown now.
  func allows(_ value: Value) -> Bool { isUncertain ? allowed.contains(value) : value == last }

  mutating func append(_ value: Value) {
    isUncertain = false
    values.append(value)
  }

  mutating func save() {
    floor = values.count - 1
    advised = floor
  }

  /// The app had the chance to save, though nothing says that it must.
  mutating func advise() { advised = values.count - 1 }

  /// Whether it shows now if the app took the advice.
  var showsAdvice: Bool { isUncertain && advised > floor }

  /// Whether this, which may be shown, is as of the advice or later.
  func followsAdvice(_ value: Value) -> Bool {
    values.lastIndex(of: value).map { $0 >= advised } ?? false
  }

  /// What held the value went, and its save had failed: what is above the floor may be gone.
  mutating func mayFallBack() { isUncertain = true }

  mutating func processEnded() {
    isUncertain = true
    accuse(.processDeath)
  }

  /// The earliest event stays the suspect, but a step in another window gives way to a stronger one.
  mutating func accuse(_ event: Suspect) {
    if suspect == nil || suspect == .otherWindow { suspect = event }
  }

  /// What is shown is the only version from now on.
  mutating func settle(on value: Value) {
    values = [value]
    floor = 0
    advised = 0
    isUncertain = false
    suspect = nil
  }

  /// What is shown is a loss, which was charged; it becomes the value, as one not yet saved.
  mutating func strike(with value: Value) {
    append(value)
    suspect = nil
  }

  /// After a death what was seen becomes the only version, and so does what is not the last.
  mutating func seen(_ value: Value, isFresh: Bool = false) {
    if suspect == .processDeath || value != last || isFresh { settle(on: value) }
    isUncertain = false
  }

  mutating func seenRight() { suspect = nil }
}

/// Which document a window shows and where in it.
struct Position: Equatable {
  var document: String
  var place: String
}

struct DocumentEntry {
  let name: String
  var versions: Versions<String>
}

struct SessionEntry {
  let id: SessionID
  /// The window's positions; `nil` until the first window of the session was judged.
  var positions: Versions<Position>?
  /// The scene connected; `nil` while there is none.
  var scene: SceneID?
  /// Whether the scene has been in the foreground, so that its window is judged.
  var wasForeground = false
  var isForeground = false
  var isActive = false
  /// Whether what the window shows is private, as the user said in this process.
  var isPrivate = false
  /// Whether the private window has been in the background.
  var wasHidden = false
  /// What the window showed above its content at the last look.
  var presented: String?
  /// Whether a scene of the session has disconnected in the present process.
  var hasDisconnected = false
  /// Whether a payload or the user's wish lets the window show something new.
  var isLifted = false
  /// Whether no save of the session has succeeded, though the app tried.
  var isUnsaved = false
  /// Another process may show the initial position: nothing that lasts holds a newer one.
  var mayBeFresh = false
  /// The position when the app last gave an activity; `nil` while it has given none.
  var handedOver: Position?
  /// Whether the window may still show an older version of its document: it was not active since the edit.
  var mayLag = false
  var record = RecordState.none
  /// The record was lost; that explains what the window shows next.
  var lostRecord: LostRecord?
  var recordSuspect: Requirement?
  var isDiscarded = false
  /// The process died over the session's discard: its record is right there, and right gone.
  var mayBeGone = false

  /// Whether the window shows the document; without a scene, only what a save promised counts.
  func shows(_ document: String) -> Bool {
    guard let positions else { return false }
    if scene != nil { return positions.last.document == document }
    return !isUnsaved && positions.allowed.allSatisfy { $0.document == document }
  }

  enum RecordState { case none, kept }

  /// A record that was gone at one look, and what its loss breaks.
  struct LostRecord {
    let requirement: Requirement
    let isCharged: Bool
  }
}
