/// Launching, opening, returning, focusing: how scenes come to the foreground.
extension Platform {
  /// The activity type of a window that the user opens on a document.
  public static let openDocumentType = "open-document"

  mutating func launch(_ labels: [Label], _ stimulus: Stimulus) throws(Impossible) {
    guard !isRunning else {
      throw Impossible(stimulus, "a process is running already", facts: [.life06])
    }
    if let twice = labels.indices.first(where: { labels[..<$0].contains(labels[$0]) }) {
      throw Impossible(stimulus, "\(labels[twice]) is named twice", facts: [.life01])
    }
    let dead = labels.first(where: deadLabels.contains)
    if let dead { try unbound(dead, stimulus) }
    let new = labels.filter { session($0) == nil }
    guard new.count <= 1 else {
      let names = new.map(\.name).joined(separator: " and ")
      throw Impossible(stimulus, "\(names) are new; a launch makes one new window")
    }
    guard supportsMultipleScenes || labels.count + (sessions.isEmpty ? 0 : new.count) <= 1 else {
      throw oneWindow(stimulus)
    }
    isRunning = true
    var shown: [SessionID] = []
    for label in labels { shown.append(session(label)?.id ?? createSession(label)) }
    agenda = [.willFinishLaunching, .didFinishLaunching]  // LIFE-12
    let discards = lateDiscards(shown)
    if discards.order == "before-connect" { agenda += discards.moves }
    for (number, id) in shown.enumerated() {
      guard let session = session(id) else { continue }
      agenda += connecting(session, activities: [], foreground: false)
      if number == 0, discards.order == "after-connect" { agenda += discards.moves }
      agenda += [.enterForeground(id), .becomeActive(id)]  // LIFE-21
      if number == 0, discards.order == "after-active" { agenda += discards.moves }
    }
  }

  /// What the app is told of discards it slept through, and when (LIFE-50 … LIFE-54).
  private mutating func lateDiscards(_ shown: [SessionID]) -> (moves: [Move], order: String) {
    var named = pendingDiscards
    var namesLive = false
    pendingDiscards = []
    if !named.isEmpty || !toldDiscards.isEmpty {
      let possible = toldDiscards.isEmpty ? ["none", "unknown"] : ["none", "repeated", "unknown"]
      switch decisions.take(.lateDiscardStrays, possible) {
      case "repeated": named += toldDiscards
      case "unknown":
        named.append(SessionID(nextSession))
        nextSession += 1
      default: break
      }
    }
    if wasForceQuit, let live = shown.first.flatMap(session), live.connections > 0,
      decisions.take(.lateDiscardNamesLive, ["no", "yes"]) == "yes"
    {
      named.append(live.id)
      namesLive = true
    }
    wasForceQuit = false
    guard !named.isEmpty else { return ([], "before-connect") }
    // A set that names the first session shown comes after its connection (LIFE-52).
    let orders = ["before-connect", "after-connect", "after-active"].dropFirst(namesLive ? 1 : 0)
    let order = !shown.isEmpty ? decisions.take(.lateDiscardOrder, Array(orders)) : "before-connect"
    return ([.discard(Set(named).sorted())], order)  // LIFE-55
  }

  /// What connects a session; a new one is configured first (LIFE-13, LIFE-15, LIFE-16).
  func connecting(_ session: Session, activities: [Activity], foreground: Bool) -> [Move] {
    var moves: [Move] = []
    moves.reserveCapacity(5)
    if session.connections == 0 { moves.append(.configure(session.id)) }
    moves.append(.connect(session.id, activities))
    moves.append(.restoreInteraction(session.id))
    if foreground {
      moves.append(.enterForeground(session.id))
      moves.append(.becomeActive(session.id))
    }
    return moves
  }

  mutating func open(
    _ label: Label,
    _ document: String?,
    _ stimulus: Stimulus
  ) throws(Impossible) {
    try running(stimulus)
    try unbound(label, stimulus)
    guard supportsMultipleScenes || sessions.isEmpty else { throw oneWindow(stimulus) }
    let activities = document.map { [Activity(type: Self.openDocumentType, target: $0)] } ?? []
    agenda = opening(createSession(label), activities)
  }

  /// What brings a new session on screen; the others may resign for a moment (T03).
  mutating func opening(_ id: SessionID, _ activities: [Activity]) -> [Move] {
    guard let session = session(id) else { return [] }
    var moves: [Move] = []
    let others = sessions.filter { $0.id != id && $0.scene == .active }
    let possible = ["undisturbed", "resign-briefly"]
    let resigns = !others.isEmpty && decisions.take(.othersWhenOpening, possible) == possible[1]
    if resigns { moves += others.map { .resignActive($0.id) } }
    moves += connecting(session, activities: activities, foreground: true)
    if resigns { moves += others.map { .becomeActive($0.id) } }
    return moves
  }

  mutating func `return`(_ label: Label, _ stimulus: Stimulus) throws(Impossible) {
    try running(stimulus)
    let session = try bound(label, stimulus)
    guard !session.isForeground else { throw refused(stimulus, is: session) }
    agenda = bringingForward(session, activity: nil)
  }

  /// What brings a session to the foreground from wherever it is (WIN-01, LIFE-16).
  func bringingForward(_ session: Session, activity: Activity?) -> [Move] {
    let id = session.id
    switch session.scene {
    case nil:
      return connecting(session, activities: activity.map { [$0] } ?? [], foreground: true)
    case .background:
      let told: [Move] = activity.map { [.continueActivity(id, $0)] } ?? []
      return [.enterForeground(id)] + told + [.becomeActive(id)]
    case .inactive, .active:
      let told: [Move] = activity.map { [.continueActivity(id, $0)] } ?? []
      return told + (session.scene == .inactive ? [.becomeActive(id)] : [])
    }
  }

  mutating func focus(_ label: Label, _ stimulus: Stimulus) throws(Impossible) {
    let session = try foreground(label, stimulus)
    let others = sessions.filter { $0.id != session.id && $0.scene == .active }
    if !others.isEmpty, decisions.take(.focusChange, ["silent", "told"]) == "told" {
      agenda = others.map { .resignActive($0.id) }
    }
    if session.scene == .inactive { agenda.append(.becomeActive(session.id)) }
  }

  func oneWindow(_ stimulus: Stimulus) -> Impossible {
    Impossible(
      stimulus,
      "an app with manifest \(manifest.rawValue) has one window on \(device)",
      facts: [.cap01, .cap04]
    )
  }
}
