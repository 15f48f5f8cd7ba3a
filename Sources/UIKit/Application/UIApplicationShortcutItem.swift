public import Foundation

/// A quick action of the home screen.
@MainActor open class UIApplicationShortcutItem: NSObject {
  /// What the app tells its quick actions apart by.
  open var type: String
  /// What the user reads.
  open var localizedTitle: String
  /// What the user reads below the title.
  open var localizedSubtitle: String?
  /// Inert: nothing is drawn.
  open var icon: UIApplicationShortcutIcon?
  /// What the app put in for itself.
  open var userInfo: [String: any NSSecureCoding]?
  /// Chooses the scene by its activation conditions (WIN-19).
  open var targetContentIdentifier: Any?

  /// A quick action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The icon of a quick action, which nobody draws.
@MainActor open class UIApplicationShortcutIcon: NSObject {
  /// Inert: nothing is drawn.
  public init(systemImageName: String) { super.init() }
  /// Inert: nothing is drawn.
  public init(templateImageName: String) { super.init() }
}
