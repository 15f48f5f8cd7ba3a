/// A mistake that a property list can carry.
package enum LintRule: String, CaseIterable, Sendable {
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
  package enum Level: String, Sendable {
    /// The app does not work as the list says.
    case error
    /// It may not work, or not everywhere.
    case warning
    /// Worth a look.
    case note
  }
}

/// A mistake found.
package struct Finding: Hashable, Sendable {
  package let rule: LintRule
  /// What is wrong and what to do about it.
  package let message: String
  package let place: KeyPlace

  package init(_ rule: LintRule, _ message: String, at place: KeyPlace) {
    self.rule = rule
    self.message = message
    self.place = place
  }
}
