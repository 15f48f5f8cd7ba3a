/// A place and the version of the device's own system.
public struct DeviceProfile: Hashable, Sendable, CustomStringConvertible {
  /// Where the process runs.
  public let place: Place
  /// The version of the device's own system: of macOS on a Mac, not of iOS.
  public let version: Version

  /// A place under this version of the device's own system.
  public init(_ place: Place, _ version: Version) {
    self.place = place
    self.version = version
  }

  /// The profile of a device that a scenario names: a Mac stands for Catalyst in its own idiom.
  public init(_ device: Device) {
    let place: Place =
      switch device.idiom {
      case .phone: .phone
      case .pad: .pad
      case .mac: .catalystMac
      case .vision: .vision
      case .tv: .tv
      }
    self.init(place, device.version)
  }

  /// The newest system that the table of releases knows for this place.
  public static func newest(_ place: Place) -> DeviceProfile {
    let versions = SystemRelease.all.compactMap { $0.version(on: place.device) }
    return DeviceProfile(place, versions.last ?? Version(0))
  }

  /// The version of UIKit, counted as iOS counts it: macOS 15.4 and visionOS 2.4 are 18.4.
  ///
  /// A version older than every release counts as 0.
  public var uikit: Version {
    let reached = SystemRelease.all.last { release in
      release.version(on: place.device).map { $0 <= version } ?? false
    }
    guard let reached else { return Version(0) }
    // macOS 10.15 counts its updates in the third number.
    return Version(reached.iOS, version.major == 10 ? 1 : version.minor)
  }

  /// Whether the table of releases has this version's row.
  public var isKnown: Bool {
    SystemRelease.all.contains { release in
      guard let first = release.version(on: place.device) else { return false }
      return first.major == version.major && (first.major != 10 || first == version)
    }
  }

  /// The name of the device's own system.
  public var system: String {
    switch place.device {
    case .phone: "iOS"
    case .pad: "iPadOS"
    case .tv: "tvOS"
    case .mac: "macOS"
    case .vision: "visionOS"
    }
  }

  public var description: String { "\(place.title), \(system) \(version)" }
}
