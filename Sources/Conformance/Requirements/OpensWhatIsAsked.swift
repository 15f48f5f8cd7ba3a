import SceneLifecycle

struct OpensWhatIsAsked: Checker {
  static let rule = Rule(
    .opensWhatIsAsked,
    .must,
    basis: .win01,
    facts: [.win05],
    "What the user asks to be opened is in the foreground afterwards."
  )

  static let watches: [Observation.Kind] = [.rested, .neverAskedFor]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    switch observation {
    case .neverAskedFor(let label):
      judgement.judge(
        .opensWhatIsAsked,
        false,
        "window \(label)",
        expected: "asked for by the app",
        observed: "never asked for"
      )
    case .rested(let snapshot):
      guard let wish = ledger.step.wish, !ledger.step.wasRefused else { return }
      judge(wish, snapshot, ledger, &judgement)
    default: break
    }
  }

  private func judge(
    _ wish: Wish,
    _ snapshot: Snapshot,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    func isForeground(_ id: SessionID) -> Bool { ledger.session(id)?.isForeground == true }
    func judge(_ isKept: Bool, _ subject: Phrase, _ expected: Phrase, _ observed: Phrase) {
      judgement.judge(
        .opensWhatIsAsked,
        isKept,
        subject,
        expected: expected,
        observed: observed
      )
    }
    switch wish {
    case .open(let document):
      let shows = snapshot.windows.contains {
        $0.document == document && isForeground($0.scene.session)
      }
      // What a session that showed it before shows now is another requirement's.
      let comesForward = shows || ledger.step.shownBy.contains(where: isForeground)
      judge(comesForward, "document \"\(document)\"", "a foreground window shows it", "none does")
    case .newWindow:
      guard ledger.supportsMultipleScenes else { return }
      judge(!ledger.step.made.isEmpty, "new window", "it opens", "none was made")
    case .activate(let id):
      judge(isForeground(id), "\(id)", "in the foreground", "it is not")
    case .destroy(let id):
      let isGone = ledger.session(id)?.isDiscarded != false
      judge(isGone, "\(id)", "discarded", "it is still there")
    case .refresh: break
    }
  }
}
