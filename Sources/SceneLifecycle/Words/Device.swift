/// The kind of device an app runs on, as UIKit's interface idiom names it (CAP-32).
public enum Idiom: String, CaseIterable, Sendable {
  /// An iPhone, or an app made for one.
  case phone
  /// An iPad.
  case pad
  /// A Mac with an app made for its idiom by Catalyst.
  case mac
  /// An Apple Vision.
  case vision
  /// An Apple TV.
  case tv
}

/// A version of the device's own operating system, compared by number.
public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number before the point.
  public let major: Int
  /// The number after the point; 0 where there is none.
  public let minor: Int

  /// The version of these numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `17` or `17.4`; `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let major = Self.number(parts[0]) else { return nil }
    if parts.count == 2 {
      guard let minor = Self.number(parts[1]) else { return nil }
      self.init(major, minor)
    } else {
      self.init(major)
    }
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...3).contains(text.count), text.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}

/// A device with the version of its operating system: `pad 18.0`.
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// The kind of device.
  public let idiom: Idiom
  /// The version of the device's own system: of macOS on a Mac, not of iOS.
  public let version: Version

  /// A device of this kind with this version of its own system.
  public init(_ idiom: Idiom, _ version: Version) {
    self.idiom = idiom
    self.version = version
  }

  public var description: String { "\(idiom.rawValue) \(version)" }

  /// The first version of each system that has scenes (CAP-03, CAP-08; Catalyst 13.1 is macOS 10.15).
  public static func firstVersionWithScenes(of idiom: Idiom) -> Version {
    switch idiom {
    case .phone, .pad, .tv: Version(13)
    case .mac: Version(10, 15)
    case .vision: Version(1)
    }
  }

  /// Whether an app with this manifest gets several scenes here, by the table of `SceneRule`.
  public func severalScenes(_ manifest: Manifest) -> Support {
    DeviceProfile(self).severalScenes(manifest.declaration).support
  }

  /// Whether `scene(_:restoreInteractionStateWith:)` exists here (OQ-15: iOS 15 and its contemporaries).
  public var restoresInteractionState: Bool {
    switch idiom {
    case .phone, .pad, .tv: version >= Version(15)
    case .mac: version >= Version(12)
    case .vision: true
    }
  }
}

/// What an app's Info.plist declares about scenes, as far as the life cycle depends on it.
public enum Manifest: String, CaseIterable, Sendable {
  /// `UIApplicationSupportsMultipleScenes` is false or absent (CAP-04).
  case singleScene = "single-scene"
  /// `UIApplicationSupportsMultipleScenes` is true (CAP-01).
  case multipleScenes = "multiple-scenes"
  /// The flag is true beside `UIRequiresFullScreen`; on an iPad no source says what comes of it (OQ-04).
  case multipleScenesFullScreen = "multiple-scenes,full-screen"

  /// What the table of places wants to know of it.
  public var declaration: SceneDeclaration {
    SceneDeclaration(
      wantsSeveral: self != .singleScene,
      requiresFullScreen: self == .multipleScenesFullScreen
    )
  }
}
