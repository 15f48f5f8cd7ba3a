import NearMatch

extension Linter {
  /// Values that are not what their keys ask for.
  mutating func checkShape() {
    if let entry = manifest.root.entry("UIApplicationSceneManifest"), entry.node.dictionary == nil {
      wrong(entry.node, "a dictionary", at: manifest.place("UIApplicationSceneManifest"))
      return
    }
    guard let scenes = manifest.scenes?.value else { return }
    for entry in scenes.entries where !ManifestWords.manifestKeys.contains(entry.key) {
      let hint = near(entry.key, ManifestWords.manifestKeys)
      add(
        .unknownManifestKey,
        "unknown key '\(entry.key)'\(hint)",
        at: manifest.manifestPlace(entry.key)
      )
    }
    guard let configurations = scenes.entry("UISceneConfigurations") else {
      return addNoConfigurations()
    }
    guard let roles = configurations.node.dictionary else {
      let place = manifest.manifestPlace("UISceneConfigurations")
      return wrong(configurations.node, "a dictionary", at: place)
    }
    if roles.entries.isEmpty { addNoConfigurations() }
    for role in roles.entries {
      let path = "UISceneConfigurations.\(role.key)"
      let place = KeyPlace(manifest.manifestPlace(path).keyPath, line: role.line)
      guard let nodes = role.node.array else {
        wrong(role.node, "an array", at: place)
        continue
      }
      for node in nodes where node.dictionary == nil { wrong(node, "a dictionary", at: place) }
    }
  }

  private mutating func addNoConfigurations() {
    add(
      .noConfigurations,
      "no configuration is named: code must return one, as SwiftUI does",
      at: manifest.manifestPlace("UISceneConfigurations")
    )
  }

  private mutating func wrong(_ node: PropertyListNode, _ wanted: String, at place: KeyPlace) {
    add(.wrongType, "it is \(node.value.kind), not \(wanted)", at: place)
  }

  mutating func checkRoles() {
    for role in manifest.roles {
      if role.value == ManifestWords.deprecatedRole {
        let message =
          "the role is deprecated; use 'UIWindowSceneSessionRoleExternalDisplayNonInteractive'"
        add(.deprecatedRole, message, at: role.place)
      } else if !ManifestWords.roles.contains(role.value) {
        let hint = near(role.value, ManifestWords.roles)
        add(.unknownRole, "unknown role '\(role.value)'\(hint)", at: role.place)
      }
    }
  }

  mutating func checkNames() {
    var seen: Set<String> = []
    for entry in manifest.configurations {
      guard let name = entry.name else {
        add(.unnamedConfiguration, "the configuration has no name", at: entry.place)
        continue
      }
      if !seen.insert(name.value).inserted {
        add(.duplicateName, "two configurations are named '\(name.value)'", at: name.place)
      }
    }
    for name in sources?.configurationNames.sorted() ?? [] where !seen.contains(name) {
      add(
        .configurationNotDeclared,
        "the code asks for a configuration '\(name)', which is not declared\(near(name, seen.sorted()))",
        at: manifest.manifestPlace("UISceneConfigurations")
      )
    }
  }

  func near(_ word: String, _ known: [String]) -> String {
    nearMatch(of: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }
}
