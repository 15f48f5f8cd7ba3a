public import Foundation
public import UIKit

/// A controller that shows a view of SwiftUI; what it shows is not looked into.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content

  /// A controller of this view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Inert: no archive holds such a controller.
  public required init?(coder: NSCoder) { nil }
}
