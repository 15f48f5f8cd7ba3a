/// Whether an app gets several windows, and why.
public struct SceneRuling: Hashable, Sendable {
  /// What decided, for advice on what to change.
  public enum Decider: Sendable {
    /// The system, which has no scenes or is no place for such an app.
    case system
    /// The manifest, which is missing.
    case manifest
    /// The flag, which is not true.
    case flag
    /// The table of places.
    case place
    /// The table of places, for an app that requires full screen.
    case fullScreen
  }

  /// Whether the app gets several windows.
  public let support: Support
  /// What decided it.
  public let decider: Decider
  /// What the ruling rests on, the decisive fact first.
  public let facts: [FactID]
  /// What would have to be known; `nil` when nothing is open.
  public let question: OpenQuestion?
  /// The reason in a sentence.
  public let reason: String
}

extension DeviceProfile {
  /// Whether an app that declares this gets several windows here, by the procedure of `docs/facts.md`, section 1.7.
  public func severalScenes(_ app: SceneDeclaration) -> SceneRuling {
    let heeded = app.keepsFullScreen(on: self)
    let rule = SceneRule.of(self, fullScreen: heeded)
    if rule.outcome == .noScenes || rule.outcome == .absent {
      return ruling(.no, .system, rule.facts, rule.reason)
    }
    guard app.hasManifest else {
      return ruling(.no, .manifest, [.cap01, .cap06], "There is no UIApplicationSceneManifest.")
    }
    guard app.wantsSeveral else {
      let reason = "UIApplicationSupportsMultipleScenes is not true."
      return ruling(.no, .flag, [.cap01, .cap04], reason)
    }
    let support: Support =
      switch rule.outcome {
      case .yes: .yes
      case .unknown: .unknown
      case .no, .noScenes, .absent: .no
      }
    var facts = rule.facts
    if app.requiresFullScreen, place == .pad, !heeded { facts.append(.cap46) }
    return SceneRuling(
      support: support,
      decider: heeded ? .fullScreen : .place,
      facts: facts,
      question: rule.question,
      reason: rule.reason
    )
  }

  private func ruling(
    _ support: Support,
    _ decider: SceneRuling.Decider,
    _ facts: [FactID],
    _ reason: String
  ) -> SceneRuling {
    SceneRuling(support: support, decider: decider, facts: facts, question: nil, reason: reason)
  }
}
