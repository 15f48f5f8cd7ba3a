package import SceneLifecycle

/// What the ledger demands, for `then` lines. It is asked before it has seen the snapshot.
extension Ledger {
  /// Why the ledger does not demand it; `nil` when it does.
  package func contradiction(_ demand: Demand, _ id: (Label) -> SessionID?) -> String? {
    func entry(_ label: Label) -> SessionEntry? { id(label).flatMap(session) }
    switch demand {
    case .shows(let label, let text):
      guard let shown = entry(label)?.positions?.last.document, let document = document(shown)
      else {
        return "nothing is demanded of what \(label) shows here"
      }
      return document.versions.contradiction(text, label.name, "show")
    case .document(let name, let text):
      guard let document = document(name) else { return "no document '\(name)' is known here" }
      return document.versions.contradiction(text, "document \"\(name)\"", "be")
    case .at(let label, let place):
      return positions(entry(label), label) { $0.place == place }
    case .showsDocument(let label, let document):
      return positions(entry(label), label) { $0.document == document }
    case .record(let label, let isKept):
      guard let entry = sessions.first(where: { $0.id == id(label) }) else {
        return isKept ? "\(label) has no session here" : nil
      }
      if entry.isDiscarded { return isKept ? "\(label) was discarded" : nil }
      return isKept ? nil : "\(label) was not discarded"
    case .observers(let label, let number), .resources(let label, let number):
      let isDemanded = number == 0 && entry(label)?.scene == nil
      return isDemanded ? nil : "only that a window without a scene has none is demanded"
    case .presents(let label, let text):
      guard let (scene, shown) = step.presented, scene.session == id(label) else {
        return "nothing is demanded of what \(label) shows above its content"
      }
      return shown == text ? nil : "\(label) shows \"\(shown)\""
    case .covered(let label):
      guard let entry = entry(label), entry.isPrivate else { return "\(label) is not private" }
      return entry.isForeground ? "\(label) is in the foreground" : nil
    case .starts(let number):
      return number == 1 ? nil : "a process sets up what all windows share once"
    case .handles(let label, let token):
      guard let payload = payload(token) else { return "no payload \"\(token)\" came" }
      guard payload.scene.session == id(label) else {
        return "\"\(token)\" did not come to \(label)"
      }
      return payload.isGone && !payload.isSettled
        ? "\(label) was gone before it had to handle \"\(token)\"" : nil
    case .unhandled(let token):
      guard let payload = payload(token) else { return "no payload \"\(token)\" came" }
      return payload.isDue ? "\"\(token)\" came to a window that has been active since" : nil
    default: return "nothing demands it"
    }
  }

  private func positions(
    _ entry: SessionEntry?,
    _ label: Label,
    _ holds: (Position) -> Bool
  ) -> String? {
    guard let entry, let positions = entry.positions ?? initial.map({ Versions($0) }),
      !entry.isLifted
    else {
      return "nothing is demanded of where \(label) is here"
    }
    if positions.allowed.allSatisfy(holds) { return nil }
    let allowed = positions.allowed.map { "\"\($0.document)\" at \"\($0.place)\"" }
    return mayBe("\(label) may be in", allowed)
  }
}

extension Versions where Value == String {
  /// Why the subject need not show or be the text; `nil` when it must.
  fileprivate func contradiction(_ text: String, _ subject: String, _ verb: String) -> String? {
    if allowed.allSatisfy({ $0 == text }) { return nil }
    return mayBe("\(subject) may \(verb)", allowed.map { "\"\($0)\"" })
  }
}

/// What is allowed, and where it is more than one thing, why.
private func mayBe(_ beginning: String, _ allowed: [String]) -> String {
  if allowed.count == 1 { return "\(beginning) only \(allowed[0]) here" }
  let reason = "what the user did promises nothing before a save point"
  return "\(beginning) \(allowed.joined(separator: " or ")) here: \(reason)"
}
