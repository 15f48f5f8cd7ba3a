public import SceneLifecycle

/// What an Info.plist says of the app as a whole, apart from scenes.
public struct AppIdentity: Sendable {
  /// The name to show; `nil` when the file has none that is written out.
  public let name: String?
  /// The SDK of the build, by its own version; `nil` when the file does not tell.
  public let sdk: Version?
  /// The oldest system it runs on; `nil` when the file does not tell.
  public let target: DeploymentTarget?
  /// `UIDeviceFamily`, empty when the file does not tell.
  public let families: [Int]
  /// Whether it was built for the Mac.
  public let isForMac: Bool

  /// What the root of an Info.plist says; keys of a wrong type count as absent.
  public init(_ root: PropertyListDictionary) {
    name = ["CFBundleDisplayName", "CFBundleName", "CFBundleIdentifier", "CFBundleExecutable"]
      .compactMap { root[$0]?.string }.first { !$0.isEmpty && !$0.contains("$") }
    let named = root["DTSDKName"]?.string.flatMap { text in
      Version(leading: String(text.drop { !$0.isNumber }))
    }
    sdk = named ?? root["DTPlatformVersion"]?.text.flatMap { Version(leading: $0) }
    let isForMac =
      root["LSMinimumSystemVersion"] != nil || root["DTPlatformName"]?.string == "macosx"
    self.isForMac = isForMac
    target = DeploymentTarget(root, isForMac: isForMac)
    let family = root["UIDeviceFamily"]
    let nodes = family?.array ?? family.map { [$0] } ?? []
    families = nodes.compactMap { $0.text.flatMap { Int($0) } }
  }

  /// The places the app declares itself for; phone and pad when it does not say.
  public var places: [Place] {
    if isForMac { return [families.contains(6) ? .catalystMac : .catalystPad] }
    let declared: [Place] = families.compactMap { family in
      switch family {
      case 1: .phone
      case 2: .pad
      case 3: .tv
      case 6: .catalystMac
      case 7: .vision
      default: nil
      }
    }
    return declared.isEmpty ? [.phone, .pad] : declared
  }

  /// Where this app runs on a kind of device, when nobody says how it got there.
  public func place(on device: Idiom) -> Place {
    let isSilent = families.isEmpty
    switch device {
    case .phone: return .phone
    case .pad: return isSilent || families.contains(2) ? .pad : .phoneOnPad
    case .tv: return .tv
    case .mac:
      if families.contains(6) { return .catalystMac }
      return isSilent || isForMac ? .catalystPad : .iosOnMac
    case .vision: return isSilent || families.contains(7) ? .vision : .padOnVision
    }
  }
}
