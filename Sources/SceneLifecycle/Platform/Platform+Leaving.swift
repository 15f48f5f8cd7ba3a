/// Leaving, reclaiming, closing, swiping away: how scenes and sessions go.
extension Platform {
  mutating func planLeaving(_ session: Session) {
    if session.scene == .active { agenda.append(.resignActive(session.id)) }  // LIFE-24
    agenda.append(.enterBackground(session.id))
    agenda.append(.askForActivity(session.id))
  }

  /// Plans what disconnects a scene whose session stays (LIFE-03).
  mutating func planDisconnecting(_ session: Session) {
    let asks = decisions.takeOnce(.restorationRequest) == "also-before-disconnect"
    if asks { agenda.append(.askForActivity(session.id)) }
    agenda.append(.disconnect(session.id))
  }

  /// Plans what a destruction by code brings: the disconnect first, the discard after it (LIFE-39).
  mutating func planDestroying(_ session: Session) {
    if session.scene != nil { agenda.append(.disconnect(session.id)) }
    agenda.append(.discard([session.id]))
  }

  mutating func close(_ label: Label, _ stimulus: Stimulus) throws(Impossible) {
    try running(stimulus)
    let session = try bound(label, stimulus)
    switch device.idiom {
    case .phone, .tv:
      let state = "\(device) closes no window; use 'swipe-kill \(label)'"
      throw Impossible(stimulus, state, facts: [.life42, .cap38])
    case .vision where session.scene != nil:
      closeOnVision(session)
    case .pad, .mac, .vision:
      if session.scene == nil {
        planDiscardAfterClose(session)
      } else if sessions.contains(where: { $0.id != session.id && $0.scene != nil }) {
        planClosing(session)
      } else {
        closeLast(session)
      }
    }
  }

  /// A closed window goes to the background; it is destroyed at once only beside an open one (LIFE-34).
  ///
  /// Open is what the user sees: a window that was closed last stays in the background.
  private mutating func closeOnVision(_ session: Session) {
    if session.isForeground { planLeaving(session) }
    if sessions.contains(where: { $0.id != session.id && $0.isForeground }) {
      agenda.append(.disconnect(session.id))
      planDiscardAfterClose(session)
    }
  }

  private mutating func closeLast(_ session: Session) {
    let ends = supportsMultipleScenes ? "ends-before-discard" : "ends-after-discard"
    let possible = device.idiom == .mac ? ["stays"] : ["stays", ends]
    switch decisions.take(.lastWindowClosed, possible) {
    case "ends-before-discard":  // LIFE-44
      if session.scene == .active { agenda.append(.resignActive(session.id)) }
      if session.isForeground { agenda.append(.enterBackground(session.id)) }
      agenda.append(.endProcess)
      pendingDiscards.append(session.id)
    case "ends-after-discard":  // LIFE-41
      agenda += [.disconnect(session.id), .discard([session.id]), .terminate, .endProcess]
    default:
      planClosing(session)
    }
  }

  /// Plans the end of a window beside others, or of one whose process stays.
  private mutating func planClosing(_ session: Session) {
    if session.isForeground {
      let possible = ["none", "resign", "resign-and-background"]
      switch decisions.take(.beforeClose, possible) {
      case "resign": if session.scene == .active { agenda.append(.resignActive(session.id)) }
      case "resign-and-background": planLeaving(session)
      default: break
      }
    }
    agenda.append(.disconnect(session.id))
    planDiscardAfterClose(session)
  }

  private mutating func planDiscardAfterClose(_ session: Session) {
    if decisions.take(.discardAfterClose, ["now", "at-next-launch"]) == "now" {
      agenda.append(.discard([session.id]))
    } else {
      pendingDiscards.append(session.id)
      agenda.append(.forget(session.id))
    }
  }

  mutating func swipeKill(_ label: Label?, _ stimulus: Stimulus) throws(Impossible) {
    try running(stimulus)
    guard device.idiom != .mac else {
      throw Impossible(stimulus, "a Mac has no app switcher; use 'kill'", facts: [.life33])
    }
    if let label {
      let session = try foreground(label, stimulus)
      planSwipingAway(session)
    } else if let front = sessions.first(where: \.isForeground) {
      let state = "\(front.label) is in the foreground; say 'swipe-kill \(front.label)'"
      throw Impossible(stimulus, state)
    }
    // Not frontmost: nothing is delivered (LIFE-42, LIFE-48).
    agenda.append(.endProcess)
    if agenda.contains(where: { if case .discard = $0 { true } else { false } }) { return }
    wasForceQuit = true
  }

  private mutating func planSwipingAway(_ session: Session) {
    if device.idiom == .pad, !supportsMultipleScenes {  // LIFE-41, T14
      agenda += [.disconnect(session.id), .discard([session.id]), .terminate]
      return
    }
    if session.scene == .active { agenda.append(.resignActive(session.id)) }
    let possible =
      device.idiom == .phone
      ? ["background-and-terminate", "resign-and-disconnect", "disconnect-and-new-scene"]
      : ["background", "background-and-terminate"]
    switch decisions.take(.swipeKillCallbacks, possible) {
    case "resign-and-disconnect": agenda.append(.disconnect(session.id))
    case "disconnect-and-new-scene":
      agenda += [.disconnect(session.id), .connect(session.id, [])]
      agenda += [.enterForeground(session.id), .enterBackground(session.id)]
    case "background": agenda.append(.enterBackground(session.id))
    default: agenda += [.enterBackground(session.id), .terminate]
    }
  }

  /// What the system may forget when the user forces an app to quit (REST-15, REST-16, OQ-08).
  mutating func forgetForceQuit() {
    let drops = decisions.take(.restorationAfterForceQuit, ["dropped", "kept"]) == "dropped"
    let renames = decisions.take(.identityAfterForceQuit, ["same", "new"]) == "new"
    for place in sessions.indices {
      if drops { sessions[place].activity = nil }
      if renames {
        pendingDiscards.append(sessions[place].id)
        sessions[place] = Session(id: SessionID(nextSession), label: sessions[place].label)
        nextSession += 1
      }
    }
  }
}
