public import SceneLifecycle

extension PropertyListDocument {
  /// The root as an app sees it at a place: keys with a device's suffix replace the plain ones (CAP-20).
  public func root(at place: Place) -> PropertyListDictionary {
    let wanted: String? =
      switch place.interfaceIdiom {
      case .pad: "ipad"
      case .phone: "iphone"
      case .mac, .tv, .vision: nil
      }
    guard root.entries.contains(where: { $0.suffix != nil }) else { return root }
    var result = PropertyListDictionary()
    for entry in root.entries where entry.suffix == nil { result.set(entry) }
    for entry in root.entries {
      guard let suffix = entry.suffix, suffix == wanted else { continue }
      let plain = String(entry.key.prefix { $0 != "~" })
      result.set(
        PropertyListDictionary.Entry(
          plain,
          line: entry.line,
          entry.node,
          written: entry.key,
          file: entry.file
        )
      )
    }
    return result
  }
}

extension PropertyListDictionary.Entry {
  /// What follows the tilde of a device's own key; `nil` for a plain key.
  fileprivate var suffix: String? {
    // Nearly all keys have none, and every key is asked for every device.
    guard key.utf8.contains(UInt8(ascii: "~")) else { return nil }
    let parts = key.split(separator: "~", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    return ["ipad", "iphone"].contains(parts[1]) ? String(parts[1]) : nil
  }
}
