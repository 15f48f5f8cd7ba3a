/// A part of an app that a framework's bridge passes scene events on to (FW-01).
public struct Plugin: Hashable, Sendable {
  /// The name, as the scenario gives it.
  public var name: String
  /// Whether it knows the callbacks of scene apps; if not, it hears of the app as a whole (FW-02).
  public var isLegacy: Bool
  /// The kind of payload that it handles, unless another plugin that does subscribed earlier; `nil` for none.
  public var claims: Payload.Kind?

  /// A plugin that knows scenes and claims nothing unless it is said.
  public init(_ name: String, isLegacy: Bool = false, claims: Payload.Kind? = nil) {
    self.name = name
    self.isLegacy = isLegacy
    self.claims = claims
  }
}

/// An event that a bridge passed on to a plugin.
public struct Dispatch: Hashable, Sendable {
  /// What a plugin is told.
  public enum Event: Hashable, Sendable {
    /// A callback of a scene, passed on as it came.
    case callback(Callback, SceneID)
    /// To a legacy plugin: no window of the app is in the foreground any more.
    case applicationDidEnterBackground
    /// To a legacy plugin: a window of the app is in the foreground again.
    case applicationWillEnterForeground
  }

  /// The plugin's name.
  public var plugin: String
  /// What it is told.
  public var event: Event
  /// The tokens that come with it; with a connection told late, those not handled yet.
  public var tokens: [String]

  /// This event for this plugin; without tokens unless they are given.
  public init(_ plugin: String, _ event: Event, tokens: [String] = []) {
    self.plugin = plugin
    self.event = event
    self.tokens = tokens
  }
}
