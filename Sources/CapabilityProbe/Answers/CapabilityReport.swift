public import SceneLifecycle

/// What an app gets at one place under one system.
public struct CapabilityReport: Sendable {
  /// The place and the version of its system.
  public let profile: DeviceProfile
  /// The SDK that counted; `nil` when nobody knows.
  public let sdk: Version?
  /// The answers in the order of `Question`; roles that do not exist there have none.
  public let answers: [Answer]
  /// What the check that people write into their code would say.
  public let usualCheck: UsualCheck

  /// What an app with this property list gets there.
  ///
  /// - Parameters:
  ///   - document: The property list.
  ///   - profile: The place and the version of its system.
  ///   - sdk: The SDK of the build; `nil` to take what the list says.
  ///   - sources: The app's sources; `nil` where nobody has them.
  public init(
    _ document: PropertyListDocument,
    on profile: DeviceProfile,
    sdk: Version? = nil,
    sources: SourceIndex? = nil
  ) {
    let manifest = AppManifest(document, at: profile.place)
    let identity = AppIdentity(manifest.root)
    let situation = Situation(
      manifest: manifest,
      profile: profile,
      sdk: sdk ?? identity.sdk,
      target: identity.target,
      namesScenesInCode: sources?.namesConfigurations
    )
    self.profile = profile
    self.sdk = situation.sdk
    let several = situation.severalScenes
    answers =
      [situation.sceneApp, situation.launch, several] + situation.otherRoles
      + [situation.resizability].compactMap { $0 }
    usualCheck = UsualCheck(several, profile.place.interfaceIdiom)
  }

  /// The answer to one question; `nil` where it cannot be asked, as for CarPlay on an iPad.
  public func answer(to question: Question) -> Answer? {
    answers.first { $0.question == question }
  }
}

/// All that an answer may depend on.
struct Situation {
  let manifest: AppManifest
  let profile: DeviceProfile
  let sdk: Version?
  /// The oldest system the app asks for; `nil` when the list does not tell.
  let target: DeploymentTarget?
  /// Whether an app delegate's method names configurations; `nil` where nobody has the sources.
  let namesScenesInCode: Bool?

  /// The table's row where there is no such system or no such app on it; `nil` where there is.
  var absence: SceneRule? {
    let rule = SceneRule.of(profile, fullScreen: false)
    return rule.outcome == .absent ? rule : nil
  }

  var hasScenes: Bool { profile.uikit >= Version(13) && absence == nil }
}
