public import Foundation

/// A URL that is to be opened; none reaches a hosted app yet (LIFE-56).
@MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// What is known of where it comes from.
  public let options: UIScene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = UIScene.OpenURLOptions()
    super.init()
  }
}

extension UIScene {
  /// What is known of where a URL comes from.
  @MainActor open class OpenURLOptions: NSObject {
    /// The app that opened it; `nil` for an app of another maker.
    open private(set) var sourceApplication: String?
    /// Whether the file is to be opened where it is.
    open private(set) var openInPlace = false
    /// What the other app has put in.
    open private(set) var annotation: Any?

    public override init() { super.init() }
  }
}
