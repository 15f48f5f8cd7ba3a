/// What a search through the futures of a state needs.
extension Platform {
  /// Whether all that was begun has been delivered.
  package var isIdle: Bool { agenda.isEmpty }

  /// Whether what was begun may still bring this callback.
  package func isAhead(_ callback: Callback) -> Bool {
    agenda.contains { $0.mayBring(callback) }
  }

  /// A label that no window of this state has or had.
  package var freshLabel: Label { Label("W\(nextSession)") }

  /// The same state with a script for the choices that it meets next.
  ///
  /// What was met before is forgotten, but for the choices that bind the whole run.
  package func answering(_ script: [Int]) -> Platform {
    var copy = self
    copy.decisions = decisions.renewed(script: script)
    return copy
  }

  /// Pins the alternatives of what begins next, in place of those pinned before.
  package mutating func pin(_ alternatives: [TakenAlternative]) { decisions.pin(alternatives) }

  /// The state with its sessions numbered afresh, equal for states with equal futures.
  ///
  /// - Parameters:
  ///   - named: The sessions that somebody can tell apart. Of the others only two are kept in each
  ///     list of discards, since one more changes nothing that could be seen.
  ///   - seesDiscards: Whether anybody sees what the app is told of discards; if not, states that
  ///     differ in that alone are equal.
  /// - Returns: The state, and the new number of each session that it knows.
  package func canonical(
    named: Set<SessionID>,
    seesDiscards: Bool
  ) -> (platform: Platform, numbers: [SessionID: SessionID]) {
    var copy = answering([])
    if seesDiscards {
      copy.pendingDiscards = Self.thinned(pendingDiscards, named)
      copy.toldDiscards = Self.thinned(toldDiscards, named)
    } else {
      // A session that is still remembered goes when the process ends, which shows elsewhere.
      copy.pendingDiscards.removeAll { session($0) == nil }
      copy.toldDiscards = []
      if isIdle { copy.wasForceQuit = false }
    }
    var numbers: [SessionID: SessionID] = [:]
    for id in sessions.map(\.id) + copy.pendingDiscards + copy.toldDiscards where numbers[id] == nil
    {
      numbers[id] = SessionID(numbers.count + 1)
    }
    let renumber = { (id: SessionID) in numbers[id] ?? SessionID(0) }
    copy.pendingDiscards = copy.pendingDiscards.map(renumber)
    copy.toldDiscards = copy.toldDiscards.map(renumber)
    copy.sessions = sessions.map { $0.canonical(renumber($0.id)) }
    copy.agenda = agenda.map { $0.renumbered(renumber) }
    copy.nextSession = numbers.count + 1
    copy.deadLabels = []
    // Only an answer, which is absorbed before anything else, looks at this.
    copy.asked = nil
    return (copy, numbers)
  }

  private static func thinned(_ ids: [SessionID], _ named: Set<SessionID>) -> [SessionID] {
    var anonymous = 0
    return ids.filter { id in
      if named.contains(id) { return true }
      anonymous += 1
      return anonymous <= 2
    }
  }
}

extension Session {
  /// The session under another number; of its connections only whether there was one is kept.
  fileprivate func canonical(_ number: SessionID) -> Session {
    var copy = Session(id: number, label: Label("W\(number.number)"))
    copy.scene = scene
    copy.connections = min(connections, 1)
    copy.activity = activity
    copy.userInfo = userInfo
    copy.userInfoAtBackground = userInfoAtBackground
    return copy
  }
}

extension Move {
  fileprivate func renumbered(_ renumber: (SessionID) -> SessionID) -> Move {
    switch self {
    case .configure(let id): .configure(renumber(id))
    case .connect(let id, let activities): .connect(renumber(id), activities)
    case .connectFor(let id, let payload): .connectFor(renumber(id), payload)
    case .announceHandoff(let id): .announceHandoff(renumber(id))
    case .receive(let id, let payload): .receive(renumber(id), payload)
    case .restoreInteraction(let id): .restoreInteraction(renumber(id))
    case .enterForeground(let id): .enterForeground(renumber(id))
    case .becomeActive(let id): .becomeActive(renumber(id))
    case .resignActive(let id): .resignActive(renumber(id))
    case .enterBackground(let id): .enterBackground(renumber(id))
    case .askForActivity(let id): .askForActivity(renumber(id))
    case .updateActivity(let id): .updateActivity(renumber(id))
    case .continueActivity(let id, let activity): .continueActivity(renumber(id), activity)
    case .disconnect(let id): .disconnect(renumber(id))
    case .discard(let ids): .discard(ids.map(renumber))
    case .forget(let id): .forget(renumber(id))
    case .carryOut(let request): .carryOut(request.renumbered(renumber))
    case .willFinishLaunching, .didFinishLaunching, .refuse, .terminate, .endProcess: self
    }
  }

  /// Whether the app may be told this because of it.
  fileprivate func mayBring(_ callback: Callback) -> Bool {
    switch self {
    case .carryOut: true
    case .askForActivity:
      callback == .stateRestorationActivity || callback == .didUpdateUserActivity
    default: self.callback == callback
    }
  }
}

extension Request {
  fileprivate func renumbered(_ renumber: (SessionID) -> SessionID) -> Request {
    switch self {
    case .activate(let id, let activity): .activate(id.map(renumber), activity)
    case .destroy(let id): .destroy(renumber(id))
    case .refresh(let id): .refresh(renumber(id))
    }
  }
}
