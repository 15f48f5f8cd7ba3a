import SceneLifecycle

struct PresentsInItsWindow: Checker {
  static let rule = Rule(
    .presentsInItsWindow,
    .must,
    basis: .life06,
    "What the user has shown above the content of a window is shown there, and in no other."
  )

  static let watches: [Observation.Kind] = [.rested]

  /// The scenes that showed something above their content before the step.
  private var earlier: [SceneID] = []

  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    guard case .rested(let snapshot) = observation else { return }
    if let (scene, text) = ledger.step.presented {
      for window in snapshot.windows {
        let isThere = window.presented == text
        let isAsked = window.scene == scene
        if !isAsked, isThere, earlier.contains(window.scene) { continue }
        judgement.judge(
          .presentsInItsWindow,
          isThere == isAsked,
          "\(window.scene)",
          expected: isAsked ? "shows \"\(text)\" above its content" : "does not show \"\(text)\"",
          observed: isThere ? "shows it" : "does not show it"
        )
      }
    }
    earlier = snapshot.windows.filter { $0.presented != nil }.map(\.scene)
  }
}
