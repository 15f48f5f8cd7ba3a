public import Foundation
import SceneLifecycle

/// What the system keeps of a scene, whether the scene is connected or not (LIFE-01).
@MainActor open class UISceneSession: NSObject {
  /// What a scene is for (CAP-18).
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// The role of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The content of a connected display (CAP-24, CAP-27).
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
    /// The content of a connected display, before iOS 16 (CAP-27).
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay"
    )
    /// A volume on visionOS (CAP-18).
    public static let windowApplicationVolumetric = Role(
      rawValue: "UIWindowSceneSessionRoleVolumetricApplication"
    )
    /// An immersive space on visionOS (CAP-18).
    public static let immersiveSpaceApplication = Role(
      rawValue: "UISceneSessionRoleImmersiveSpaceApplication"
    )
  }

  /// What a scene is for.
  public let role: Role
  /// What the session is known by as long as it lives (REST-21).
  public let persistentIdentifier: String
  /// How its scenes are configured; the choice at its creation is kept (LIFE-15).
  open internal(set) var configuration: UISceneConfiguration
  /// Its scene; `nil` while it is archived.
  open internal(set) weak var scene: UIScene?
  /// The activity that its next scene is to be restored from (REST-04, REST-05).
  open var stateRestorationActivity: NSUserActivity?

  /// What the app keeps with the session (REST-22).
  open var userInfo: [String: Any]? {
    didSet { Host.current.note(.setUserInfo(identifier, .init(archiving: userInfo))) }
  }

  let identifier: SessionID

  init(_ identifier: SessionID, role: Role, configuration: UISceneConfiguration) {
    self.identifier = identifier
    self.role = role
    persistentIdentifier = Self.persistentIdentifier(of: identifier)
    self.configuration = configuration
    super.init()
  }

  /// Sets what the system remembers, which is no doing of the app's.
  func remember(_ connection: Connection) {
    let host = Host.current
    host.isQuiet = true
    userInfo = connection.userInfo.isEmpty ? nil : connection.userInfo.mapValues(\.unarchived)
    host.isQuiet = false
    stateRestorationActivity = connection.restoration.map(NSUserActivity.init(unarchiving:))
  }

  /// An identifier of the form that UIKit gives; equal in each process, as sessions outlive them.
  nonisolated static func persistentIdentifier(of session: SessionID) -> String {
    let digits = String(session.number, radix: 16, uppercase: true)
    return identifierPrefix + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
  }

  /// What all identifiers begin with, so that they can be found in what an app writes.
  nonisolated static let identifierPrefix = "5CE2EC4E-0000-4000-8000-"
}
