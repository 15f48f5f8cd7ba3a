public import SceneLifecycle

/// `supportsMultipleScenes && (idiom == .pad || idiom == .vision)`, beside the probe's answer.
public struct UsualCheck: Sendable {
  /// What the check would give.
  public let support: Support
  /// The idiom it sees.
  public let idiom: Idiom
  /// Why it is wrong; `nil` when it agrees with the probe.
  public let warning: String?

  init(_ answer: Answer, _ idiom: Idiom) {
    self.idiom = idiom
    let isListed = idiom == .pad || idiom == .vision
    support = isListed ? answer.support : .no
    if support == answer.support {
      warning = nil
    } else {
      warning = """
        the idiom is \(idiom.rawValue), so that the check on pad and vision hides several windows; \
        ask supportsMultipleScenes alone (CAP-33)
        """
    }
  }
}
