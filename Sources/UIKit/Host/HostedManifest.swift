/// What a hosted app's Info.plist declares of scenes.
public struct HostedManifest: Sendable {
  /// A configuration of the scene manifest (CAP-11, CAP-13).
  public struct Configuration: Sendable {
    /// What its scenes are for, as the manifest writes it.
    public var role: String
    /// Its name; `nil` when it has none.
    public var name: String?
    /// The class of the delegate; `nil` for none.
    public var delegateClass: String?
    /// The storyboard of the first window; `nil` for none.
    public var storyboard: String?

    /// A configuration as the manifest writes it.
    public init(role: String, name: String?, delegateClass: String?, storyboard: String?) {
      self.role = role
      self.name = name
      self.delegateClass = delegateClass
      self.storyboard = storyboard
    }
  }

  /// The app's version, for the report.
  public var version: String
  /// Whether the app has scenes at all (CAP-06).
  public var adoptsScenes: Bool
  /// Whether it wants several (CAP-01).
  public var supportsMultipleScenes: Bool
  /// Whether it wants the whole screen (CAP-42).
  public var requiresFullScreen: Bool
  /// Its configurations, in order.
  public var configurations: [Configuration]

  /// What the property list says.
  public init(
    version: String,
    adoptsScenes: Bool,
    supportsMultipleScenes: Bool,
    requiresFullScreen: Bool,
    configurations: [Configuration]
  ) {
    self.version = version
    self.adoptsScenes = adoptsScenes
    self.supportsMultipleScenes = supportsMultipleScenes
    self.requiresFullScreen = requiresFullScreen
    self.configurations = configurations
  }

  /// What is known before an app is.
  static let none = HostedManifest(
    version: "",
    adoptsScenes: true,
    supportsMultipleScenes: false,
    requiresFullScreen: false,
    configurations: []
  )

  /// The configuration of this name and role; the first of the role when there is no name (CAP-11).
  func configuration(named name: String?, role: String) -> Configuration? {
    configurations.first { $0.role == role && (name == nil || $0.name == name) }
  }
}
