import Foundation
import SceneLifecycle
import Synchronization

/// Whether the device of the scenario has these versions; what `#available` asks in a hosted app.
///
/// - Parameter versions: The list of the condition, as in `iOS 13.0, *`.
/// - Returns: False when the list names its platform with a newer version.
public func isAvailable(_ versions: String) -> Bool { PresentSystem.device.satisfies(versions) }

/// The device, for those who do not wait for the main actor.
enum PresentSystem {
  private static let present = Mutex(Device(.pad, Version(18)))

  static var device: Device {
    get { present.withLock { $0 } }
    set { present.withLock { $0 = newValue } }
  }
}

extension Device {
  /// Whether it has what the list of a condition asks for; a platform that the list leaves out has it.
  func satisfies(_ versions: String) -> Bool {
    var wanted: [String: Version] = [:]
    for entry in versions.split(separator: ",") {
      let words = entry.split(separator: " ")
      guard words.count == 2 else { continue }
      let numbers = words[1].split(separator: ".").prefix(2).joined(separator: ".")
      wanted[String(words[0])] = Version(numbers)
    }
    for platform in platforms {
      if let version = wanted[platform.name] { return version <= platform.version }
    }
    return true
  }

  /// The platforms by which a condition knows it, the most specific first.
  ///
  /// A Mac with an app of an iPad has the versions of iOS (Catalyst 13.1 is macOS 10.15).
  private var platforms: [(name: String, version: Version)] {
    switch idiom {
    case .phone, .pad: [("iOS", version)]
    case .mac: [("macCatalyst", catalystVersion), ("iOS", catalystVersion)]
    case .vision: [("visionOS", version), ("iOS", visionAsPhone)]
    case .tv: [("tvOS", version)]
    }
  }

  private var catalystVersion: Version {
    if version.major == 10 { return Version(13, 1) }
    return version.major < 26 ? Version(version.major + 3, version.minor) : version
  }

  /// visionOS 1 came beside iOS 17.
  private var visionAsPhone: Version {
    version.major < 26 ? Version(version.major + 16, version.minor) : version
  }
}
