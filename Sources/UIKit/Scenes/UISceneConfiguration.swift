public import Foundation

/// How a scene is made (CAP-13).
@MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration; in the manifest it is unique (CAP-16).
  open private(set) var name: String?
  /// What the scene is for.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene; `nil` for that of the role.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for none.
  open var delegateClass: AnyClass?
  /// The storyboard that the first window is made from; `nil` for no window (LIFE-20).
  open var storyboard: UIStoryboard?

  /// The class that the manifest names, when the app has no such class within reach (CAP-21).
  var missingDelegate: String?

  /// The manifest's configuration of this name, or an empty one.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    let declared = Host.current.manifest.configuration(named: name, role: sessionRole.rawValue)
    guard let declared else { return }
    self.name = declared.name ?? name
    storyboard = declared.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    guard let className = declared.delegateClass else { return }
    delegateClass = Host.current.delegates.find(className)?.type
    if delegateClass == nil { missingDelegate = className }
  }
}
