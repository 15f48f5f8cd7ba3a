public import Foundation

/// A storyboard, by its name: what it makes is a plain controller.
@MainActor open class UIStoryboard: NSObject {
  let name: String

  /// The storyboard of this name; nothing is read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A plain controller in place of the initial one.
  open func instantiateInitialViewController() -> UIViewController? { make() }

  /// A plain controller in place of the one of this name.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make()
  }

  private func make() -> UIViewController {
    let controller = UIViewController()
    controller.storyboard = self
    return controller
  }
}
