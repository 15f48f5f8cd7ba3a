import SceneLifecycle

extension Situation {
  private static let mandatory = Version(27)

  /// Whether the app launches at all, and with which complaint.
  var launch: Answer {
    if let absence {
      return Answer(.launches, .no, absence.reason, [Reason(absence.reason, absence.facts)])
    }
    if let target, target.isAbove(profile) {
      let verdict = "It does not run on \(profile.system) \(profile.version)."
      let reason = Reason(
        "The app asks for \(target.system) \(target.version) or later.",
        [],
        at: manifest.place(target.key)
      )
      return Answer(.launches, .no, verdict, [reason], change: "Lower the deployment target.")
    }
    guard hasScenes else {
      let reason = Reason("Before iOS 13 the app delegate drives the app.", [.cap08])
      return Answer(.launches, .yes, "It launches, without scenes.", [reason])
    }
    if manifest.scenes == nil { return launchWithoutManifest }
    if manifest.configurations.isEmpty, namesScenesInCode != true, profile.uikit >= Self.mandatory,
      !isBuiltBefore27
    {
      let reason = Reason(
        "Without configurations the app delegate's method must be there, which a property list does not tell.",
        [.cap57, .cap15],
        at: manifest.manifestPlace("UISceneConfigurations")
      )
      let verdict = "It launches if its code names a configuration, as SwiftUI does."
      let change = "Name a configuration under UISceneConfigurations."
      return Answer(.launches, .unknown, verdict, [reason], change: change)
    }
    let reason = Reason("It adopts the scene life cycle.", [.cap06], at: manifest.scenes?.place)
    return Answer(.launches, .yes, "It launches.", [reason])
  }

  private var isBuiltBefore27: Bool { sdk.map { $0 < Self.mandatory } ?? false }

  private var launchWithoutManifest: Answer {
    let change = "Adopt scenes: add UIApplicationSceneManifest with a configuration."
    let place = manifest.place("UIApplicationSceneManifest")
    guard profile.uikit >= Self.mandatory else { return warned(change) }
    guard let sdk else {
      let reason = Reason(
        "The SDK of the build decides, and is not known.",
        [.cap54, .cap53],
        at: place
      )
      let verdict = "It fails if it was built with the SDK of 27; say --sdk."
      return Answer(.launches, .unknown, verdict, [reason], change: change)
    }
    if sdk < Self.mandatory { return warned(change) }
    if namesScenesInCode == true {
      let verdict =
        "It is not known whether it launches: its code names scenes, without a manifest."
      return Answer(.launches, .unknown, verdict, [methodAlone], change: change)
    }
    return Answer(
      .launches,
      .no,
      "The launch fails: built with SDK \(sdk), without scenes.",
      [
        Reason(
          "An app built with the SDK of 27 has to adopt scenes.",
          [.cap53, .cap55],
          at: place
        ),
        Reason(
          "That only a system of 27 or later enforces it is our inference.",
          [.cap54],
          weaker: .inferred
        ),
      ],
      change: change
    )
  }

  /// A launch with or without a line in the log, by the version of the system.
  private func warned(_ change: String) -> Answer {
    var reasons: [Reason] = []
    if let sdk, sdk >= Self.mandatory {
      reasons.append(
        Reason("Built with SDK \(sdk), it fails on a system of 27.", [.cap53], weaker: .inferred)
      )
    } else if profile.uikit >= Self.mandatory {
      reasons.append(Reason("The SDK of the build decides, and is older than 27.", [.cap54]))
    }
    if profile.uikit < Version(18, 4) {
      reasons.insert(Reason("Before 18.4 nothing is said about it.", [.cap51]), at: 0)
      return Answer(.launches, .yes, "It launches, without scenes.", reasons, change: change)
    }
    let (text, fact): (String, FactID) =
      profile.uikit >= Version(26)
      ? ("The log says that adoption will soon be required.", .cap52)
      : ("The log says that the process does not adopt scenes.", .cap51)
    reasons.append(Reason(text, [fact], at: manifest.place("UIApplicationSceneManifest")))
    return Answer(
      .launches,
      .yes,
      "It launches with a warning in the log.",
      reasons,
      change: change
    )
  }
}
