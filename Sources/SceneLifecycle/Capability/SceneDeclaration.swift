/// What an app's property list says about scenes, as far as the number of windows depends on it.
public struct SceneDeclaration: Hashable, Sendable {
  /// Whether there is a `UIApplicationSceneManifest` (CAP-06).
  public var hasManifest: Bool
  /// `UIApplicationSupportsMultipleScenes`; absent is false (CAP-01).
  public var wantsSeveral: Bool
  /// `UIRequiresFullScreen` (CAP-42).
  public var requiresFullScreen: Bool
  /// `UIRequiresFullScreenIgnoredStartingWithVersion` (CAP-46).
  public var fullScreenIgnoredFrom: Version?

  /// A declaration; what is left out asks for several windows and nothing else.
  public init(
    hasManifest: Bool = true,
    wantsSeveral: Bool = true,
    requiresFullScreen: Bool = false,
    fullScreenIgnoredFrom: Version? = nil
  ) {
    self.hasManifest = hasManifest
    self.wantsSeveral = wantsSeveral
    self.requiresFullScreen = requiresFullScreen
    self.fullScreenIgnoredFrom = fullScreenIgnoredFrom
  }

  /// Whether UIKit heeds `UIRequiresFullScreen` there: on an iPad, unless its other key ends it (CAP-42, CAP-46).
  public func keepsFullScreen(on profile: DeviceProfile) -> Bool {
    guard requiresFullScreen, profile.place == .pad else { return false }
    guard let end = fullScreenIgnoredFrom, profile.version >= Version(26, 2) else { return true }
    return profile.version < end
  }
}
