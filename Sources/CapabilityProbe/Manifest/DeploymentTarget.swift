public import SceneLifecycle

/// The oldest system an app asks for, in the numbers of the system it was built for.
public struct DeploymentTarget: Hashable, Sendable {
  /// The key that says it.
  public let key: String
  /// The name of the system whose versions these are.
  public let system: String
  /// The oldest version of that system.
  public let version: Version

  /// What a property list asks for; `nil` when it does not tell.
  init?(_ root: PropertyListDictionary, isForMac: Bool) {
    key = isForMac ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    guard let version = root[key]?.text.flatMap({ Version(leading: $0) }) else { return nil }
    self.version = version
    let platform = (root["DTPlatformName"] ?? root["DTSDKName"])?.string ?? ""
    if isForMac {
      system = "macOS"
    } else if platform.hasPrefix("xr") {
      system = "visionOS"
    } else {
      system = platform.hasPrefix("appletv") ? "tvOS" : "iOS"
    }
  }

  /// Whether a profile's system is older than the app asks for.
  ///
  /// An app for iOS that runs unchanged elsewhere needs the system that came out with its iOS. Of a build
  /// for another system nothing is known, for it has a target of its own.
  func isAbove(_ profile: DeviceProfile) -> Bool {
    switch profile.place {
    case .phone, .pad, .phoneOnPad: system == "iOS" && version > profile.version
    case .iosOnMac, .padOnVision: system == "iOS" && version > profile.uikit
    case .tv: system == "tvOS" && version > profile.version
    case .catalystPad, .catalystMac: system == "macOS" && version > profile.version
    case .vision: system == "visionOS" && version > profile.version
    }
  }
}
