/// The systems that came out together, by their own version numbers.
///
/// A new release is a new row here; the rules of `SceneRule` go on from the last row they name.
public struct SystemRelease: Hashable, Sendable {
  /// The version of iOS, iPadOS, tvOS, and of Mac Catalyst as UIKit counts it.
  public let iOS: Int
  /// The version of macOS that carries that Catalyst.
  public let macOS: Version
  /// The version of visionOS; `nil` before there was one.
  public let visionOS: Int?

  /// Every release, the oldest first.
  ///
  /// Catalyst 13.1 came with macOS 10.15 (CAP-03); later pairs are those of Apple's SDKs.
  public static let all: [SystemRelease] = [
    SystemRelease(iOS: 12, macOS: Version(10, 14), visionOS: nil),
    SystemRelease(iOS: 13, macOS: Version(10, 15), visionOS: nil),
    SystemRelease(iOS: 14, macOS: Version(11), visionOS: nil),
    SystemRelease(iOS: 15, macOS: Version(12), visionOS: nil),
    SystemRelease(iOS: 16, macOS: Version(13), visionOS: nil),
    SystemRelease(iOS: 17, macOS: Version(14), visionOS: 1),
    SystemRelease(iOS: 18, macOS: Version(15), visionOS: 2),
    SystemRelease(iOS: 26, macOS: Version(26), visionOS: 26),
    SystemRelease(iOS: 27, macOS: Version(27), visionOS: 27),
  ]

  /// The first version of this release on a kind of device; `nil` when there was none.
  public func version(on device: Idiom) -> Version? {
    switch device {
    case .phone, .pad, .tv: Version(iOS)
    case .mac: macOS
    case .vision: visionOS.map { Version($0) }
    }
  }
}
