/// Launching, opening, returning, focusing: how scenes come to the foreground.
extension Platform {
  /// The activity type of a window that the user opens on a document.
  public static let openDocumentType = "open-document"

  mutating func launch(
    _ labels: [Label],
    _ payload: Payload?,
    _ inBackground: Bool,
    _ stimulus: Stimulus
  ) throws(Impossible) {
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
    if let payload { try check(payload, isFor: labels, stimulus) }
    isRunning = true
    var shown: [SessionID] = []
    for label in labels { shown.append(session(label)?.id ?? createSession(label)) }
    agenda.append(.willFinishLaunching)  // LIFE-12
    agenda.append(.didFinishLaunching)
    let discards = lateDiscards(shown)
    if discards.order == "before-connect" { agenda += discards.moves }
    for (number, id) in shown.enumerated() {
      guard let session = session(id) else { continue }
      let brought = number == 0 ? payload : nil
      planConnecting(session, for: brought)
      let later = brought.flatMap { comesByCallback($0) ? $0 : nil }
      if number == 0, discards.order == "after-connect" { agenda += discards.moves }
      if inBackground {  // LIFE-23
        if let later { planReceiving(later, id) }
      } else {
        planForeground(id, with: later)  // LIFE-21
      }
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

  /// Plans what connects a session; a new one is configured first (LIFE-13, LIFE-15, LIFE-16).
  mutating func planConnecting(
    _ session: Session,
    activities: [Activity] = [],
    for payload: Payload? = nil
  ) {
    if session.connections == 0 { agenda.append(.configure(session.id)) }
    if let payload {
      agenda.append(.connectFor(session.id, payload))
    } else {
      agenda.append(.connect(session.id, activities))
    }
    agenda.append(.restoreInteraction(session.id))
  }

  /// Plans what brings a connected scene on screen, and what it is handed then.
  mutating func planForeground(_ id: SessionID, with payload: Payload? = nil) {
    agenda.append(.enterForeground(id))
    planActivating(id, with: payload)
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
    planOpening(createSession(label), activities)
  }

  /// Plans what brings a new session on screen; the others may resign for a moment (T03).
  mutating func planOpening(
    _ id: SessionID,
    _ activities: [Activity] = [],
    for payload: Payload? = nil
  ) {
    guard let session = session(id) else { return }
    let others = activeSessions(besides: id)
    let possible = ["undisturbed", "resign-briefly"]
    let resigns = !others.isEmpty && decisions.take(.othersWhenOpening, possible) == possible[1]
    if resigns { for other in others { agenda.append(.resignActive(other)) } }
    planConnecting(session, activities: activities, for: payload)
    planForeground(id, with: payload.flatMap { comesByCallback($0) ? $0 : nil })
    if resigns { for other in others { agenda.append(.becomeActive(other)) } }
  }

  private func activeSessions(besides id: SessionID) -> [SessionID] {
    sessions.indices.filter { sessions[$0].id != id && sessions[$0].scene == .active }
      .map { sessions[$0].id }
  }

  mutating func `return`(_ label: Label, _ stimulus: Stimulus) throws(Impossible) {
    try running(stimulus)
    let session = try bound(label, stimulus)
    guard !session.isForeground else { throw refused(stimulus, is: session) }
    planBringingForward(session, activity: nil)
  }

  /// Plans what brings a session to the foreground from wherever it is (WIN-01, LIFE-16).
  mutating func planBringingForward(_ session: Session, activity: Activity?) {
    let id = session.id
    guard let state = session.scene else {
      planConnecting(session, activities: activity.map { [$0] } ?? [])
      return planForeground(id)
    }
    if state == .background { agenda.append(.enterForeground(id)) }
    if let activity { agenda.append(.continueActivity(id, activity)) }
    if state != .active { agenda.append(.becomeActive(id)) }
  }

  mutating func focus(_ label: Label, _ stimulus: Stimulus) throws(Impossible) {
    let session = try foreground(label, stimulus)
    let others = activeSessions(besides: session.id)
    if !others.isEmpty, decisions.take(.focusChange, ["silent", "told"]) == "told" {
      for other in others { agenda.append(.resignActive(other)) }
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
