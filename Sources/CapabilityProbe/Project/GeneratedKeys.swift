/// The keys that Xcode writes from build settings.
enum GeneratedKeys {
  private static let prefix = "INFOPLIST_KEY_"

  /// The keys of a target that lets Xcode generate its property list (CAP-23).
  static func make(_ settings: BuildSettings) -> [PropertyListDictionary.Entry] {
    settings.names.filter { $0.hasPrefix(prefix) }.compactMap { name in
      guard let setting = settings.setting(name) else { return nil }
      return entry(String(name.dropFirst(prefix.count)), setting, written: name)
    }
  }

  /// What Xcode adds to every app's list.
  static func always(_ settings: BuildSettings) -> [PropertyListDictionary.Entry] {
    var entries: [PropertyListDictionary.Entry] = []
    if let family = settings.setting("TARGETED_DEVICE_FAMILY") {
      let numbers = family.value.split(separator: ",").compactMap { part in
        Int64(part.filter(\.isNumber)).map { PropertyListNode(.integer($0), line: family.line) }
      }
      let node = PropertyListNode(.array(numbers), line: family.line)
      entries.append(added("UIDeviceFamily", node, family, written: "TARGETED_DEVICE_FAMILY"))
    }
    if let oldest = settings.setting("IPHONEOS_DEPLOYMENT_TARGET") {
      let node = PropertyListNode(.string(oldest.value), line: oldest.line)
      entries.append(
        added("MinimumOSVersion", node, oldest, written: "IPHONEOS_DEPLOYMENT_TARGET")
      )
    }
    return entries
  }

  private static func entry(
    _ name: String,
    _ setting: BuildSetting,
    written: String
  ) -> PropertyListDictionary.Entry? {
    if name.hasSuffix("_Generation") {
      guard isYes(setting.value) else { return nil }
      let key = String(name.dropLast("_Generation".count))
      return added(key, generated(key, setting.line), setting, written: written)
    }
    let value: PropertyListValue
    if name.hasPrefix("UISupportedInterfaceOrientations") || name == "NSUserActivityTypes" {
      let words = setting.value.split(separator: " ")
      value = .array(words.map { PropertyListNode(.string(String($0)), line: setting.line) })
    } else if ["YES", "NO"].contains(setting.value) {
      value = .boolean(isYes(setting.value))
    } else {
      value = .string(setting.value)
    }
    return added(key(name), PropertyListNode(value, line: setting.line), setting, written: written)
  }

  /// The empty screen, or the manifest of an app with several windows.
  private static func generated(_ key: String, _ line: Int?) -> PropertyListNode {
    var content = PropertyListDictionary()
    if key == "UIApplicationSceneManifest" {
      let flag = PropertyListNode(.boolean(true), line: line)
      let none = PropertyListNode(.dictionary(PropertyListDictionary()), line: line)
      content.set(.init("UIApplicationSupportsMultipleScenes", line: line, flag))
      content.set(.init("UISceneConfigurations", line: line, none))
    }
    return PropertyListNode(.dictionary(content), line: line)
  }

  private static func key(_ name: String) -> String {
    for (ending, suffix) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")]
    where name.hasSuffix(ending) {
      return name.dropLast(ending.count) + suffix
    }
    return name
  }

  private static func added(
    _ key: String,
    _ node: PropertyListNode,
    _ setting: BuildSetting,
    written: String
  ) -> PropertyListDictionary.Entry {
    .init(key, line: setting.line, node, written: written, file: setting.file)
  }

  static func isYes(_ value: String?) -> Bool {
    ["YES", "TRUE", "1"].contains(value?.uppercased() ?? "")
  }
}
