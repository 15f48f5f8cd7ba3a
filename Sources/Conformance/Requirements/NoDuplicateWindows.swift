import SceneLifecycle

struct NoDuplicateWindows: Checker {
  static let rule = Rule(
    .noDuplicateWindows,
    .must,
    basis: .win13,
    facts: [.win01, .win15],
    "No second window opens for a document that a window, connected or archived, shows already."
  )

  static let watches: [Observation.Kind] = [.rested]

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .open(let document)? = ledger.step.wish, let earlier = ledger.step.shownBy.first
    else { return }
    let made = ledger.step.made
    judgement.judge(
      .noDuplicateWindows,
      made.isEmpty,
      "document \"\(document)\"",
      expected: "\(earlier) comes forward",
      observed: "\(made) \(made.count == 1 ? "was" : "were") made"
    )
  }
}
