import SceneLifecycle

struct OpensWhatIsAsked: Checker {
  static let rule = Rule(
    .opensWhatIsAsked,
    .must,
    basis: .win01,
    facts: [.win05],
    "What the user asks to be opened is in the foreground afterwards."
  )

  private var wish: Wish?
  /// The sessions that showed the document before; what they show now is another requirement's.
  private var shownBy: [SessionID] = []
  private var madeSession = false
  private var wasRefused = false

  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    switch observation {
    case .began: self = Self()
    case .acted(.ask(_, let wish), _):
      self.wish = wish
      if case .open(let document) = wish { shownBy = ledger.sessions(showing: document) }
    case .delivered(.willConnect(let scene, _), _):
      madeSession = madeSession || scene.connection == 1
    case .delivered(.requestFailed, _): wasRefused = true
    case .neverAskedFor(let label):
      return [
        Self.broken(
          "window \(label)",
          expected: "asked for by the app",
          observed: "never asked for"
        )
      ]
    case .rested(let snapshot):
      defer { wish = nil }
      if wasRefused { return [] }
      return missing(snapshot, ledger).map { [$0] } ?? []
    default: break
    }
    return []
  }

  private func missing(_ snapshot: Snapshot, _ ledger: Ledger) -> Break? {
    func isForeground(_ id: SessionID) -> Bool { ledger.session(id)?.isForeground == true }
    switch wish {
    case .open(let document):
      if shownBy.contains(where: isForeground) { return nil }
      let shows = snapshot.windows.contains {
        $0.document == document && isForeground($0.scene.session)
      }
      if shows { return nil }
      return Self.broken(
        "document \"\(document)\"",
        expected: "a foreground window shows it",
        observed: "none does"
      )
    case .newWindow:
      if madeSession || !ledger.supportsMultipleScenes { return nil }
      return Self.broken("new window", expected: "it opens", observed: "none was made")
    case .activate(let id):
      if isForeground(id) { return nil }
      return Self.broken("session \(id)", expected: "in the foreground", observed: "it is not")
    case .destroy(let id):
      if ledger.session(id)?.isDiscarded != false { return nil }
      return Self.broken("session \(id)", expected: "discarded", observed: "it is still there")
    case .refresh, nil: return nil
    }
  }
}
