/// What comes from outside, to a connected scene or with a connection (T18, T19).
extension Platform {
  mutating func send(
    _ payload: Payload,
    _ label: Label?,
    _ stimulus: Stimulus
  ) throws(Impossible) {
    try running(stimulus)
    try check(payload, stimulus)
    guard
      let session = try label.map({ label throws(Impossible) in try bound(label, stimulus) })
        ?? receiver
    else { return planOpening(createSession(freeLabel()), for: payload) }
    switch session.scene {
    case nil:
      planConnecting(session, for: payload)
      planForeground(session.id, with: comesByCallback(payload) ? payload : nil)
    case .background: planForeground(session.id, with: payload)
    case .inactive: planActivating(session.id, with: payload)
    case .active: planReceiving(payload, session.id)
    }
  }

  /// The session that the system picks where no window is named: the one that is most in front.
  ///
  /// Activation conditions, which decide it (LIFE-63), are not modelled; an app without any accepts
  /// all that comes in every scene.
  private var receiver: Session? {
    sessions.first { $0.scene == .active } ?? sessions.first(where: \.isForeground)
      ?? sessions.first { $0.scene != nil } ?? sessions.first
  }

  /// Refuses a launch for something that no window of it could receive.
  func check(
    _ payload: Payload,
    isFor labels: [Label],
    _ stimulus: Stimulus
  ) throws(Impossible) {
    if labels.isEmpty {
      let state = "the \(payload.kind.rawValue) has no window to come to; name one"
      throw Impossible(stimulus, state, facts: [.life18])
    }
    try check(payload, stimulus)
  }

  private func check(_ payload: Payload, _ stimulus: Stimulus) throws(Impossible) {
    if payload.kind == .shortcut, device.idiom == .tv {
      throw Impossible(stimulus, "\(device) has no quick actions", facts: [.life59])
    }
    if payload.kind == .intent, device.version < Version(26) {
      let state = "\(device) hands no app intent to a scene; version 26 does"
      throw Impossible(stimulus, state, facts: [.life64])
    }
  }

  /// Whether what comes with a connection comes by a callback after it.
  mutating func comesByCallback(_ payload: Payload) -> Bool {
    switch payload.kind {
    case .url, .link, .shortcut, .share: false  // LIFE-56, LIFE-57, LIFE-59
    case .handoff, .intent: true  // LIFE-58, LIFE-64
    case .notification:
      decisions.take(.notificationAtLaunch, ["connection-only", "told-as-well"]) == "told-as-well"
    }
  }

  /// Plans the activation of a foreground scene, and what it is handed before or after.
  mutating func planActivating(_ id: SessionID, with payload: Payload?) {
    guard let payload else { return agenda.append(.becomeActive(id)) }
    let possible = ["before-active", "after-active"]
    let isBefore = decisions.take(.payloadOrder, possible) == possible[0]
    if isBefore { planReceiving(payload, id) }
    agenda.append(.becomeActive(id))
    if !isBefore { planReceiving(payload, id) }
  }

  mutating func planReceiving(_ payload: Payload, _ id: SessionID) {
    if payload.kind == .handoff { agenda.append(.announceHandoff(id)) }  // LIFE-62
    agenda.append(.receive(id, payload))
  }
}

extension Payload {
  /// What a connection says of it: of a Handoff no more than that it will come (LIFE-58).
  var atConnection: Payload {
    kind == .handoff ? Payload(.handoff, []) : self
  }
}
