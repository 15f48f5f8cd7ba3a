package import SceneLifecycle

/// What an app gets at one place under one system.
package struct CapabilityReport: Sendable {
  package let profile: DeviceProfile
  /// The SDK that counted; `nil` when nobody knows.
  package let sdk: Version?
  /// The answers in the order of `Question`; roles that do not exist there have none.
  package let answers: [Answer]
  /// What the check that people write into their code would say.
  package let usualCheck: UsualCheck

  package init(_ document: PropertyListDocument, on profile: DeviceProfile, sdk: Version? = nil) {
    let manifest = AppManifest(document, at: profile.place)
    let identity = AppIdentity(manifest.root)
    let situation = Situation(
      manifest: manifest,
      profile: profile,
      sdk: sdk ?? identity.sdk,
      minimumSystem: identity.minimumSystem
    )
    self.profile = profile
    self.sdk = situation.sdk
    let several = situation.severalScenes
    answers =
      [situation.sceneApp, situation.launch, several] + situation.otherRoles
      + [situation.resizability].compactMap { $0 }
    usualCheck = UsualCheck(several, profile.place.interfaceIdiom)
  }

  package func answer(to question: Question) -> Answer? {
    answers.first { $0.question == question }
  }
}

/// All that an answer may depend on.
struct Situation {
  let manifest: AppManifest
  let profile: DeviceProfile
  let sdk: Version?
  let minimumSystem: Version?

  var hasScenes: Bool { profile.uikit >= Version(13) }
}
