public import Foundation

/// What decides which scene gets an event (WIN-17, WIN-18).
@MainActor open class UISceneActivationConditions: NSObject {
  /// Whether the scene may get it; the target content identifier is put to it.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is the one that should get it (WIN-03).
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  public override init() { super.init() }
}

/// What an activation asks for (WIN-02).
@available(iOS 17.0, *)
@MainActor public struct UISceneSessionActivationRequest {
  /// The session to show; `nil` for a new one, or for one that prefers the activity (WIN-03).
  public private(set) var session: UISceneSession?
  /// What a new session is for.
  public private(set) var role: UISceneSession.Role
  /// What the scene is told (WIN-04).
  public var userActivity: NSUserActivity?
  /// How it is asked for (WIN-07).
  public var options: UIScene.ActivationRequestOptions?

  /// Asks for a new session.
  public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    self.userActivity = userActivity
    self.options = options
  }

  /// Asks for a session.
  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
    role = session.role
    self.userActivity = userActivity
    self.options = options
  }
}

/// How a destruction is asked for.
@MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a window goes (WIN-09).
@MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// What the user sees of it.
  public enum DismissalAnimation: Int, Sendable {
    /// As any other window.
    case standard = 1
    /// As what was finished.
    case commit = 2
    /// As what was given up.
    case decline = 3
  }

  /// Inert: nothing is drawn.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

/// Why a request was refused (CAP-58).
public struct UISceneError: Error, Hashable, Sendable {
  /// The number of the error.
  public enum Code: Int, Sendable {
    /// Device or app have no several scenes (CAP-60).
    case multipleScenesNotSupported = 0
    /// The request was denied.
    case requestDenied = 1
    /// The scene's geometry cannot be asked for.
    case geometryRequestUnsupported = 100
    /// The scene's geometry was asked for in vain.
    case geometryRequestDenied = 101
  }

  /// The number of the error.
  public let code: Code
  /// The error of this number.
  public init(_ code: Code) { self.code = code }
  /// The domain of the numbers (CAP-59).
  public static let errorDomain = "UISceneErrorDomain"
}

extension UISceneError: CustomNSError {
  public var errorCode: Int { code.rawValue }
}
