/// A build setting as one file writes it.
struct BuildSetting {
  let value: String
  let file: String
  let line: Int?
}

/// The build settings of a target in one configuration, the weakest level first.
struct BuildSettings {
  private var levels: [[String: BuildSetting]] = []

  mutating func add(_ level: [String: BuildSetting]) { levels.append(level) }

  /// The names of all settings, in order.
  var names: [String] { Set(levels.flatMap(\.keys)).sorted() }

  /// The strongest setting of a name, with its variables replaced; `nil` when there is none.
  func setting(_ name: String) -> BuildSetting? {
    guard let found = levels.last(where: { $0[name] != nil })?[name] else { return nil }
    return BuildSetting(value: value(name) ?? found.value, file: found.file, line: found.line)
  }

  /// The value of a setting, with its variables replaced; `nil` when there is none.
  func value(_ name: String) -> String? {
    var budget = Substitution.budget
    return value(name, below: levels.count, depth: 0, &budget)
  }

  /// A text with its variables replaced, and the names of those that nothing sets.
  func resolve(_ text: String) -> (text: String, unresolved: [String]) {
    var budget = Substitution.budget
    var unresolved: [String] = []
    let result = Substitution.apply(to: text) { name in
      let found = value(name, below: levels.count, depth: 0, &budget)
      if found == nil { unresolved.append(name) }
      return found
    }
    return (result, unresolved)
  }

  private func value(_ name: String, below level: Int, depth: Int, _ budget: inout Int) -> String? {
    guard depth < 32, budget > 0 else { return nil }
    guard let index = levels[..<level].lastIndex(where: { $0[name] != nil }),
      let raw = levels[index][name]?.value
    else { return nil }
    budget -= raw.utf8.count + 1
    return Substitution.apply(to: raw) { inner in
      // The setting of the weaker levels, as $(inherited) and a setting's own name mean it.
      if inner == "inherited" || inner == name {
        return value(name, below: index, depth: depth + 1, &budget) ?? ""
      }
      return value(inner, below: levels.count, depth: depth + 1, &budget)
    }
  }
}
