import SceneLifecycle

extension Situation {
  /// The other scenes that the system may offer here; the flag has no say in them.
  var otherRoles: [Answer] {
    guard hasScenes else { return [] }
    switch profile.place {
    case .phone: return [externalDisplay] + carPlay
    case .pad: return [externalDisplay]
    case .vision: return [immersiveSpace, volumetric]
    case .phoneOnPad, .tv, .catalystPad, .catalystMac, .iosOnMac, .padOnVision: return []
    }
  }

  private var externalDisplay: Answer {
    let role = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    let place = manifest.manifestPlace("UISceneConfigurations.\(role)")
    guard manifest.scenes != nil else {
      let reason = Reason("Only a scene app gets scenes.", [.cap06])
      return Answer(.externalDisplay, .no, "The screen is mirrored.", [reason])
    }
    if profile.uikit >= Version(27) {
      return Answer(
        .externalDisplay,
        .unknown,
        "It gets one once its code registers for it.",
        [
          Reason("The scene arrives after a UISceneAccessory is registered.", [.cap25]),
          Reason("Of several registrations the topmost wins.", [.cap26]),
        ],
        change: "Register a UISceneAccessory on a view controller."
      )
    }
    let isPrepared = manifest.configures(role)
    return Answer(
      .externalDisplay,
      .yes,
      isPrepared
        ? "The system offers one, and the manifest is prepared."
        : "The system offers one by itself; the manifest names no delegate for it.",
      [
        Reason("The system offers it whatever the flag says.", [.cap24, .cap04], at: place),
        Reason("Code that takes every scene for a window of its own will meet it.", [.cap31]),
      ],
      change: isPrepared ? nil : "Add a configuration under \(role)."
    )
  }

  private var carPlay: [Answer] {
    [
      carPlay(.carPlay, "CPTemplateApplicationSceneSessionRoleApplication", flag: nil),
      carPlay(
        .carPlayDashboard,
        "CPTemplateApplicationDashboardSceneSessionRoleApplication",
        flag: "CPSupportsDashboardNavigationScene"
      ),
      carPlay(
        .carPlayInstruments,
        "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
        flag: "CPSupportsInstrumentClusterNavigationScene"
      ),
    ]
  }

  private func carPlay(_ question: Question, _ role: String, flag: String?) -> Answer {
    let place = manifest.manifestPlace("UISceneConfigurations.\(role)")
    guard manifest.configures(role) else {
      let reason = Reason("No configuration stands under the role.", [.cap12, .cap29], at: place)
      let change = "Add a configuration under \(role), with a delegate of its own."
      return Answer(question, .no, "It has no such scene.", [reason], change: change)
    }
    if let flag, SceneFlag(manifest.scenes?.value[flag], form: manifest.form) != .on {
      let reason = Reason("\(flag) is not true.", [.cap17], at: manifest.manifestPlace(flag))
      return Answer(
        question,
        .no,
        "It has no such scene.",
        [reason],
        change: "Set \(flag) to true."
      )
    }
    return Answer(
      question,
      .yes,
      "The car gets one, beside the phone's window.",
      [
        Reason("CarPlay's scenes do not hang on the flag.", [.cap28], at: place),
        Reason("The car may be the first to connect.", [.cap29, .cap30]),
      ]
    )
  }

  private var immersiveSpace: Answer {
    let role = "UISceneSessionRoleImmersiveSpaceApplication"
    let place = manifest.manifestPlace("UISceneConfigurations.\(role)")
    guard manifest.severalScenes == .on else {
      let reason = Reason(
        "With the flag false a space was reported to be refused with a line in the log (BR-146).",
        [.cap18],
        at: manifest.manifestPlace("UIApplicationSupportsMultipleScenes"),
        weaker: .reported
      )
      let change = "Set UIApplicationSupportsMultipleScenes to true."
      return Answer(.immersiveSpace, .unknown, "It may be refused.", [reason], change: change)
    }
    guard manifest.configures(role) else {
      let reason = Reason("No configuration stands under the role.", [.cap12], at: place)
      let verdict = "UIKit has none configured; SwiftUI code may declare one."
      return Answer(.immersiveSpace, .unknown, verdict, [reason])
    }
    let reason = Reason("The role is configured.", [.cap12, .cap18], at: place)
    return Answer(.immersiveSpace, .yes, "It can open one.", [reason])
  }

  private var volumetric: Answer {
    let key = "UIApplicationPreferredDefaultSceneSessionRole"
    let role = "UIWindowSceneSessionRoleVolumetricApplication"
    let place = manifest.manifestPlace(key)
    if manifest.scenes?.value[key]?.string == role {
      let reason = Reason(
        "It is the preferred role, as in a sample of Apple's.",
        [.cap19],
        at: place
      )
      return Answer(.volumetric, .yes, "Its first window is volumetric.", [reason])
    }
    let reason = Reason(
      "The role is no key of configurations, and asking for it was reported to fail (BR-145).",
      [.cap19],
      at: place,
      weaker: .reported
    )
    return Answer(.volumetric, .unknown, "It may be refused.", [reason])
  }
}
