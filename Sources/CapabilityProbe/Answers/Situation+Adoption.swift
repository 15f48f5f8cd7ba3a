import SceneLifecycle

extension Situation {
  /// Whether the app follows the scene life cycle, and by which route.
  var sceneApp: Answer {
    guard hasScenes else {
      let rule = SceneRule.of(profile, fullScreen: false)
      return Answer(.sceneApp, .no, rule.reason, [Reason(rule.reason, rule.facts)])
    }
    guard let scenes = manifest.scenes else {
      if namesScenesInCode == true { return adoptionByCodeAlone }
      return Answer(
        .sceneApp,
        .no,
        "It does not adopt scenes: there is no manifest.",
        [
          Reason(
            "UIApplicationSceneManifest is absent.",
            [.cap06],
            at: manifest.place("UIApplicationSceneManifest")
          ),
          Reason(
            "Whether the app delegate's method alone is enough is open; here only a manifest counts.",
            [.cap22, .cap57],
            question: .delegateOnly
          ),
        ],
        change: "Add UIApplicationSceneManifest with a configuration that names a scene delegate."
      )
    }
    var reasons = [
      Reason("The manifest's presence adopts scenes.", [.cap06, .cap07], at: scenes.place)
    ]
    guard manifest.configurations.isEmpty else {
      let count = manifest.configurations.count
      let words = count == 1 ? "a configuration" : "\(count) configurations"
      return Answer(.sceneApp, .yes, "It adopts scenes by a manifest with \(words).", reasons)
    }
    reasons.append(
      Reason(
        "Without configurations the app delegate or SwiftUI must name one.",
        [.cap15, .cap23],
        at: manifest.manifestPlace("UISceneConfigurations")
      )
    )
    let verdict = "It adopts scenes by a manifest without configurations."
    return Answer(.sceneApp, .yes, verdict, reasons)
  }

  /// Apple names the app delegate's method as a route of its own; others saw that it is not enough.
  private var adoptionByCodeAlone: Answer {
    Answer(
      .sceneApp,
      .unknown,
      "Its code names scenes, and there is no manifest.",
      [
        Reason(
          "UIApplicationSceneManifest is absent.",
          [.cap06],
          at: manifest.place("UIApplicationSceneManifest")
        ),
        methodAlone,
      ],
      change: "Add UIApplicationSceneManifest with a configuration that names a scene delegate."
    )
  }

  /// What keeps the answer open for an app that names its scenes in code alone.
  var methodAlone: Reason {
    Reason(
      "The app delegate's method configurationForConnecting is in the sources; whether it is enough is open.",
      [.cap57, .cap22],
      question: .delegateOnly
    )
  }
}
