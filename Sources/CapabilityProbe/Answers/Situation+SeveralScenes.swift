import SceneLifecycle

extension Situation {
  /// Whether several windows are to be had, by the table of places.
  var severalScenes: Answer {
    if case .other(let text) = manifest.severalScenes { return severalIfRead(text) }
    let ruling = profile.severalScenes(manifest.declaration)
    let reason = Reason(
      ruling.reason,
      ruling.facts,
      question: ruling.question,
      at: place(of: ruling.decider)
    )
    return Answer(
      .multipleScenes,
      ruling.support,
      verdict(ruling),
      [reason] + support(for: ruling),
      change: change(for: ruling)
    )
  }

  private func verdict(_ ruling: SceneRuling) -> String {
    switch ruling.support {
    case .yes: "Several windows are supported."
    case .no: "There is one window only."
    case .unknown: "It is not known whether it gets several windows."
    }
  }

  /// What stands behind the table's row.
  private func support(for ruling: SceneRuling) -> [Reason] {
    let flag = manifest.manifestPlace("UIApplicationSupportsMultipleScenes")
    var reasons: [Reason] = []
    if ruling.support != .no {
      reasons.append(Reason("The manifest's flag is true.", [.cap01], at: flag))
      reasons.append(
        Reason("The property says may; what is there, connectedScenes tells.", [.cap02])
      )
    }
    if manifest.declaration.requiresFullScreen, profile.place == .pad, ruling.decider == .place {
      let place = manifest.place("UIRequiresFullScreenIgnoredStartingWithVersion")
      reasons.append(Reason("UIRequiresFullScreen is ignored from there on.", [.cap46], at: place))
    }
    return reasons
  }

  private func place(of decider: SceneRuling.Decider) -> KeyPlace? {
    switch decider {
    case .system, .place: nil
    case .manifest: manifest.place("UIApplicationSceneManifest")
    case .flag: manifest.manifestPlace("UIApplicationSupportsMultipleScenes")
    case .fullScreen: manifest.place("UIRequiresFullScreen")
    }
  }

  private func change(for ruling: SceneRuling) -> String? {
    var asking = manifest.declaration
    asking.hasManifest = true
    asking.wantsSeveral = true
    let canHave = profile.severalScenes(asking).support != .no
    switch ruling.decider {
    case .manifest where canHave:
      return "Add UIApplicationSceneManifest with UIApplicationSupportsMultipleScenes true."
    case .flag where canHave: return "Set UIApplicationSupportsMultipleScenes to true."
    case .fullScreen: return "Remove UIRequiresFullScreen."
    default: return nil
    }
  }

  private func severalIfRead(_ text: String) -> Answer {
    var asking = manifest.declaration
    asking.wantsSeveral = true
    let ruling = profile.severalScenes(asking)
    let flag = Reason(
      "UIApplicationSupportsMultipleScenes is \(text), not a boolean.",
      [.cap01],
      at: manifest.manifestPlace("UIApplicationSupportsMultipleScenes"),
      weaker: .inferred
    )
    if ruling.support == .no {
      let place = Reason(ruling.reason, ruling.facts, question: ruling.question)
      return Answer(.multipleScenes, .no, verdict(ruling), [place, flag])
    }
    let verdict = "It is not known whether UIKit takes the flag's value for true."
    let change = "Write the flag as a boolean."
    return Answer(.multipleScenes, .unknown, verdict, [flag], change: change)
  }
}
