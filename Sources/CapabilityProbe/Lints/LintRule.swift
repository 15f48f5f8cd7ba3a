/// A mistake that a property list can carry.
public enum LintRule: String, CaseIterable, Sendable {
  case noManifest = "no-manifest"
  case noConfigurations = "no-configurations"
  case unknownRole = "unknown-role"
  case unknownEntryKey = "unknown-entry-key"
  case unknownManifestKey = "unknown-manifest-key"
  case unnamedConfiguration = "unnamed-configuration"
  case duplicateName = "duplicate-configuration-name"
  case configurationNotDeclared = "configuration-not-declared"
  case noDelegate = "no-delegate-class"
  case delegateNotFound = "delegate-not-found"
  case moduleName = "impossible-module-name"
  case storyboardNotFound = "storyboard-not-found"
  case windowDelegateForCar = "window-delegate-for-carplay"
  case undeclaredActivity = "undeclared-activity-type"
  case severalAndFullScreen = "several-scenes-and-full-screen"
  case flagUnused = "flag-without-device"
  case deprecatedRole = "deprecated-external-display-role"
  case mainStoryboard = "main-storyboard-beside-scenes"
  case twoRoots = "storyboard-and-window-in-code"
  case orientations = "missing-ipad-orientations"
  case flagType = "flag-not-boolean"
  case wrongType = "wrong-type"

  /// How much it matters, in SARIF's words.
  public enum Level: String, Sendable {
    /// The app does not work as the list says.
    case error
    /// It may not work, or not everywhere.
    case warning
    /// Worth a look.
    case note
  }
}

/// A mistake found.
public struct Finding: Hashable, Sendable {
  /// The rule that was broken.
  public let rule: LintRule
  /// What is wrong and what to do about it.
  public let message: String
  /// Where it was broken, or where the missing key belongs.
  public let place: KeyPlace

  /// A mistake with its message, at its place.
  public init(_ rule: LintRule, _ message: String, at place: KeyPlace) {
    self.rule = rule
    self.message = message
    self.place = place
  }
}
