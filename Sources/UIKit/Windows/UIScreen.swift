public import Foundation

/// A screen.
@MainActor open class UIScreen: NSObject {
  /// The device's own screen.
  public static let main = UIScreen()

  /// Where it is measured; a common size for the device.
  open var bounds: CGRect {
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone
    return CGRect(x: 0, y: 0, width: isPhone ? 393 : 1024, height: isPhone ? 852 : 1366)
  }
  /// How many pixels a point has.
  open var scale: CGFloat { UIDevice.current.userInterfaceIdiom == .phone ? 3 : 2 }
  /// Where its contents are measured.
  open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(bounds: bounds) }
}

/// Where something is measured.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The whole of it.
  var bounds: CGRect { get }
}

private final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }
}

/// The device, as the scenario says it is.
@MainActor open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The kind of device (CAP-32, CAP-33).
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Host.current.idiom }
  /// The version of its system.
  open var systemVersion: String { Host.current.systemVersion }
  /// The name of its system.
  open var systemName: String { userInterfaceIdiom == .vision ? "visionOS" : "iOS" }
  /// What it is called.
  open var name: String { model }
  /// What it is.
  open var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// What it is known by to this vendor's apps.
  open private(set) var identifierForVendor = UUID(
    uuidString: "00000000-0000-4000-8000-000000000001"
  )
  /// Whether several apps can run.
  open var isMultitaskingSupported: Bool { true }
}

/// The kind of device (CAP-32).
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad, and a Mac whose app is scaled to match one (CAP-33).
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac whose app is made for it (CAP-33).
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
