extension Platform {
  /// Accepts a stimulus of the user or the system, or refuses it.
  ///
  /// - Throws: `Impossible` when it cannot happen in the present state; nothing has changed then.
  public mutating func begin(_ stimulus: Stimulus) throws(Impossible) {
    precondition(agenda.isEmpty, "\(stimulus.name) begins before the last stimulus has ended")
    var asked: Label?
    switch stimulus {
    case .launch(let labels, let payload, let inBackground):
      try launch(labels, payload, inBackground, stimulus)
    case .open(let label, let document): try open(label, document, stimulus)
    case .leave(let label):
      let session = try foreground(label, stimulus)
      planLeaving(session)
    case .return(let label): try `return`(label, stimulus)
    case .interrupt(let label):
      agenda.append(.resignActive(try active(label, stimulus).id))
    case .resume(let label):
      let session = try connected(label, stimulus)
      guard session.scene == .inactive else { throw refused(stimulus, is: session) }
      agenda.append(.becomeActive(session.id))
    case .reclaim(let label):
      let session = try connected(label, stimulus)
      guard session.scene == .background else { throw refused(stimulus, is: session) }
      planDisconnecting(session)
    case .close(let label): try close(label, stimulus)
    case .destroy(let label):
      let session = try bound(label, stimulus)
      try running(stimulus)
      planDestroying(session)
    case .discard(let label):
      let session = try bound(label, stimulus)
      guard !isRunning else {
        throw Impossible(stimulus, "a process is running; use 'close'", facts: [.life50])
      }
      pendingDiscards.append(session.id)
      forget(session.id)
    case .kill, .crash:
      try running(stimulus)
      agenda.append(.endProcess)
    case .swipeKill(let label): try swipeKill(label, stimulus)
    case .focus(let label): try focus(label, stimulus)
    case .edit(let label, _), .navigate(let label, _), .commit(let label), .present(let label, _),
      .makePrivate(let label):
      _ = try active(label, stimulus)
    case .snapshot(let label):
      let session = try connected(label, stimulus)
      guard session.scene == .background else { throw refused(stimulus, is: session) }
    case .ask(let label, let wish, let new):
      _ = try active(label, stimulus)
      try check(wish, stimulus)
      if let new { try unbound(new, stimulus) }
      asked = new
    case .post, .subscribe, .fault: try running(stimulus)
    case .send(let payload, let label): try send(payload, label, stimulus)
    }
    labelForNew = asked
  }

  private func check(_ wish: LabelledWish, _ stimulus: Stimulus) throws(Impossible) {
    switch wish {
    case .open, .newWindow: break
    case .activate(let label), .destroy(let label), .refresh(let label):
      _ = try bound(label, stimulus)
    }
  }

  // MARK: What a stimulus finds

  func running(_ stimulus: Stimulus) throws(Impossible) {
    guard isRunning else {
      throw Impossible(stimulus, "no process is running; use 'launch'")
    }
  }

  func bound(_ label: Label, _ stimulus: Stimulus) throws(Impossible) -> Session {
    if let session = session(label) { return session }
    let state =
      deadLabels.contains(label) ? "\(label) was discarded" : "there is no window \(label)"
    throw Impossible(stimulus, state)
  }

  func unbound(_ label: Label, _ stimulus: Stimulus) throws(Impossible) {
    guard let state = state(of: label) else { return }
    let word =
      state == .discarded ? "was discarded; use another name" : "is \(state.phrase) already"
    throw Impossible(stimulus, "\(label) \(word)")
  }

  func connected(_ label: Label, _ stimulus: Stimulus) throws(Impossible) -> Session {
    try running(stimulus)
    let session = try bound(label, stimulus)
    guard session.scene != nil else { throw refused(stimulus, is: session) }
    return session
  }

  func foreground(_ label: Label, _ stimulus: Stimulus) throws(Impossible) -> Session {
    let session = try connected(label, stimulus)
    guard session.isForeground else { throw refused(stimulus, is: session) }
    return session
  }

  func active(_ label: Label, _ stimulus: Stimulus) throws(Impossible) -> Session {
    let session = try connected(label, stimulus)
    guard session.scene == .active else { throw refused(stimulus, is: session) }
    return session
  }

  func refused(_ stimulus: Stimulus, is session: Session) -> Impossible {
    Impossible(stimulus, "\(session.label) is \(session.state.phrase)", facts: stimulus.facts)
  }
}
