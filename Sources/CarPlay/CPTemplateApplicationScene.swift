public import Foundation
public import UIKit

/// A scene on the screen of a car.
@MainActor open class CPTemplateApplicationScene: UIScene {
  /// What shows the app's templates in the car.
  open private(set) var interfaceController = CPInterfaceController()
  /// The window of an app that navigates.
  open private(set) var carWindow = CPWindow(frame: .zero)
}

/// What the delegate of a scene in a car can be told; each method may be left out.
@MainActor public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// Inert: no car is there (CAP-29).
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  )
  /// Inert: no car is there.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController,
    to window: CPWindow
  )
  /// Inert: no car is there.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  )
}

extension CPTemplateApplicationSceneDelegate {
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController,
    to window: CPWindow
  ) {}
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
}

/// What shows templates in a car.
@MainActor open class CPInterfaceController: NSObject {
  /// The first template.
  open private(set) var rootTemplate: CPTemplate?

  /// Shows a template as the first.
  open func setRootTemplate(
    _ rootTemplate: CPTemplate,
    animated: Bool,
    completion: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.rootTemplate = rootTemplate
    completion?(true, nil)
  }
}

/// A window on the screen of a car.
@MainActor open class CPWindow: UIWindow {}

/// What is shown in a car.
@MainActor open class CPTemplate: NSObject {}

/// A list in a car.
@MainActor open class CPListTemplate: CPTemplate {
  /// What stands above it.
  public let title: String?
  /// What is in it.
  public private(set) var sections: [CPListSection]

  /// A list of these sections.
  public init(title: String?, sections: [CPListSection]) {
    self.title = title
    self.sections = sections
    super.init()
  }
}

/// A part of a list in a car.
@MainActor open class CPListSection: NSObject {
  /// What is in it.
  public let items: [CPListItem]

  /// A part of these items.
  public init(items: [CPListItem]) {
    self.items = items
    super.init()
  }
}

/// A line of a list in a car.
@MainActor open class CPListItem: NSObject {
  /// What it says.
  public let text: String?
  /// What it says below.
  public let detailText: String?

  /// A line that says this.
  public init(text: String?, detailText: String?) {
    self.text = text
    self.detailText = detailText
    super.init()
  }
}

extension UISceneSession.Role {
  /// An app in a car (CAP-18).
  public static let carTemplateApplication = UISceneSession.Role(
    rawValue: "CPTemplateApplicationSceneSessionRoleApplication"
  )
}
