public import Foundation

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// Which of the notification's actions was chosen.
  open private(set) var actionIdentifier: String
  /// The notification.
  open private(set) var notification: UNNotification

  /// A response, as a test makes one.
  public init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  /// What was delivered.
  open private(set) var request: UNNotificationRequest

  /// A notification of this request.
  public init(request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// A notification that is to be delivered.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What the app knows it by.
  open private(set) var identifier: String
  /// What it says.
  open private(set) var content: UNNotificationContent

  /// A request of this content; nothing here delivers it.
  public init(identifier: String, content: UNNotificationContent) {
    self.identifier = identifier
    self.content = content
    super.init()
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// What the user reads first.
  open fileprivate(set) var title = ""
  /// What the user reads.
  open fileprivate(set) var body = ""
  /// What the app put in for itself.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// Chooses the scene by its activation conditions (WIN-19).
  open fileprivate(set) var targetContentIdentifier: String?

  public override init() { super.init() }
}
