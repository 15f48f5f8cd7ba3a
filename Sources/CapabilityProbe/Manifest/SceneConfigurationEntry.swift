/// An entry of `UISceneConfigurations` (CAP-13).
public struct SceneConfigurationEntry: Sendable {
  /// The role key under which it stands.
  public let role: String
  /// Where it stands.
  public let place: KeyPlace
  /// `UISceneConfigurationName`; `nil` when it is absent or no text.
  public let name: Located<String>?
  /// `UISceneClassName`; `nil` when it is absent or no text.
  public let sceneClass: Located<String>?
  /// `UISceneDelegateClassName`; `nil` when it is absent or no text.
  public let delegateClass: Located<String>?
  /// `UISceneStoryboardFile`; `nil` when it is absent or no text.
  public let storyboard: Located<String>?
  /// Its keys with their places.
  public let keys: [Located<String>]

  init(role: String, node: PropertyListNode, path: String) {
    self.role = role
    place = KeyPlace(path, line: node.line)
    let content = node.dictionary ?? PropertyListDictionary()
    func text(_ key: String) -> Located<String>? {
      guard let entry = content.entry(key), let text = entry.node.string else { return nil }
      return Located(value: text, place: KeyPlace("\(path).\(key)", line: entry.line))
    }
    name = text("UISceneConfigurationName")
    sceneClass = text("UISceneClassName")
    delegateClass = text("UISceneDelegateClassName")
    storyboard = text("UISceneStoryboardFile")
    keys = content.entries.map { entry in
      Located(value: entry.key, place: KeyPlace("\(path).\(entry.key)", line: entry.line))
    }
  }
}
