import SceneLifecycle

struct NoDuplicateWindows: Checker {
  static let rule = Rule(
    .noDuplicateWindows,
    .must,
    basis: .win13,
    facts: [.win01, .win15],
    "No second window opens for a document that a window, connected or archived, shows already."
  )

  private var asked: (document: String, shownBy: [SessionID])?
  private var made: [SessionID] = []

  static let watches: [Observation.Kind] = [.began, .acted, .delivered, .rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    switch observation {
    case .began:
      asked = nil
      made = []
    case .acted(.ask(_, .open(let document)), _):
      asked = (document, ledger.sessions(showing: document))
    case .delivered(.willConnect(let scene, _), _):
      if scene.connection == 1 { made.append(scene.session) }
    case .rested:
      guard let asked, let earlier = asked.shownBy.first else { return }
      self.asked = nil
      judgement.judge(
        .noDuplicateWindows,
        made.isEmpty,
        "document \"\(asked.document)\"",
        expected: "\(earlier) comes forward",
        observed: "\(made) \(made.count == 1 ? "was" : "were") made"
      )
    default: break
    }
  }
}
