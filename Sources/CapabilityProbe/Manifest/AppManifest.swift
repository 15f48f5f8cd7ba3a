public import SceneLifecycle

/// Everything of an Info.plist that decides about scenes, as an app sees it at one place.
public struct AppManifest: Sendable {
  /// The form of the file, which decides how a flag may be written.
  public let form: PropertyListDocument.Form
  /// The whole root, with the keys of the place's device applied.
  public let root: PropertyListDictionary
  /// `UIApplicationSceneManifest`; `nil` when it is absent.
  public let scenes: Located<PropertyListDictionary>?
  /// `UIApplicationSupportsMultipleScenes` of the manifest.
  public let severalScenes: SceneFlag
  /// The configurations of all roles, in the order of their keys.
  public let configurations: [SceneConfigurationEntry]
  /// The role keys with their places.
  public let roles: [Located<String>]
  /// `UIRequiresFullScreen` of the root.
  public let requiresFullScreen: SceneFlag

  /// What a property list says to an app that runs at a place (CAP-20).
  public init(_ document: PropertyListDocument, at place: Place) {
    form = document.form
    root = document.root(at: place)
    let entry = root.entry("UIApplicationSceneManifest")
    let path = entry?.written ?? "UIApplicationSceneManifest"
    scenes = entry.map { entry in
      Located(
        value: entry.node.dictionary ?? PropertyListDictionary(),
        place: KeyPlace(path, line: entry.line, file: entry.file)
      )
    }
    severalScenes = SceneFlag(
      scenes?.value["UIApplicationSupportsMultipleScenes"],
      form: document.form
    )
    requiresFullScreen = SceneFlag(root["UIRequiresFullScreen"], form: document.form)
    (roles, configurations) = Self.configurations(of: scenes?.value, path: path)
  }

  private static func configurations(
    of scenes: PropertyListDictionary?,
    path: String
  ) -> ([Located<String>], [SceneConfigurationEntry]) {
    var roles: [Located<String>] = []
    var entries: [SceneConfigurationEntry] = []
    let listed = scenes?["UISceneConfigurations"]?.dictionary?.entries ?? []
    // A dictionary has no order of its own: each form writes it as it likes.
    for role in listed.sorted(by: { $0.key < $1.key }) {
      let rolePath = "\(path).UISceneConfigurations.\(role.key)"
      roles.append(Located(value: role.key, place: KeyPlace(rolePath, line: role.line)))
      for (index, node) in (role.node.array ?? []).enumerated() {
        entries.append(
          SceneConfigurationEntry(role: role.key, node: node, path: "\(rolePath)[\(index)]")
        )
      }
    }
    return (roles, entries)
  }

  /// What the table of places wants to know.
  public var declaration: SceneDeclaration {
    let ignored = root["UIRequiresFullScreenIgnoredStartingWithVersion"]?.text
    return SceneDeclaration(
      hasManifest: scenes != nil,
      wantsSeveral: severalScenes == .on,
      requiresFullScreen: requiresFullScreen == .on,
      fullScreenIgnoredFrom: ignored.flatMap { Version(leading: $0) }
    )
  }

  /// The place of a key of the root, with its line where it stands there.
  public func place(_ key: String) -> KeyPlace {
    let entry = root.entry(key)
    return KeyPlace(entry?.written ?? key, line: entry?.line, file: entry?.file)
  }

  /// The place of a key of the manifest, with the nearest line there is.
  public func manifestPlace(_ key: String) -> KeyPlace {
    let path = scenes?.place.keyPath ?? "UIApplicationSceneManifest"
    let line = scenes?.value.entry(key)?.line ?? scenes?.place.line
    return KeyPlace("\(path).\(key)", line: line, file: scenes?.place.file)
  }

  /// Whether a configuration stands under the role.
  public func configures(_ role: String) -> Bool { configurations.contains { $0.role == role } }
}

extension PropertyListNode {
  /// A string, or a number as it would be written.
  public var text: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    default: nil
    }
  }
}

extension Version {
  /// Reads the first two numbers of `17.4.1`; `nil` when it does not begin with one.
  public init?(leading text: String) {
    self.init(text.split(separator: ".").prefix(2).joined(separator: "."))
  }
}
