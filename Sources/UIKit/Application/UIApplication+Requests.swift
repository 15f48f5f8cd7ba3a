public import Foundation
import SceneLifecycle

extension UIApplication {
  /// Asks the system to show a session, or for a new one (WIN-01).
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    host.request(
      .activate(sceneSession?.identifier, userActivity?.archived),
      errorHandler: errorHandler
    )
  }

  /// Asks the system to show what the request describes (WIN-02, WIN-03).
  @available(iOS 17.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    host.uses("activateSceneSession(for:errorHandler:)", since: 17)
    let session = request.session ?? host.preferredSession(for: request.userActivity)
    host.request(
      .activate(session?.identifier, request.userActivity?.archived),
      errorHandler: errorHandler
    )
  }

  /// Asks the system to close a session for good (WIN-08).
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    host.request(.destroy(sceneSession.identifier), errorHandler: errorHandler)
  }

  /// Asks the system to have a session's snapshot made anew (WIN-11, WIN-12).
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    host.request(.refresh(sceneSession.identifier), errorHandler: nil)
  }

  /// Inert: no other app is there, so nothing opens and the handler is told so.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// Inert: no other app is there.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Inert: no server is there to register with.
  public func registerForRemoteNotifications() {}

  /// Inert: events are not held back.
  public func beginIgnoringInteractionEvents() {}

  /// Inert: events are not held back.
  public func endIgnoringInteractionEvents() {}

  /// Gives the number of a task that may go on in the background; nothing ends it early.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    host.backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: host.backgroundTasks)
  }

  /// Ends a task that went on in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the app may go on in the background: as long as it likes.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}

/// The number of a task that may go on in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: Int
  /// The task of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
