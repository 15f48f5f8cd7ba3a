/// A word of a file that stands for several, each of which makes a scenario of its own.
struct Axis {
  /// The name, which stands in the file as `$name`.
  let name: String
  let values: [String]
}

/// One value for each axis of a file.
struct Variant {
  private(set) var values: [(name: String, value: String)] = []

  /// Every combination, the last axis first to change.
  static func all(_ axes: [Axis]) -> [Variant] {
    axes.reduce([Variant()]) { variants, axis in
      variants.flatMap { variant in axis.values.map { variant.adding($0, for: axis.name) } }
    }
  }

  subscript(name: String) -> String? { values.first { $0.name == name }?.value }

  mutating func add(_ value: String, for name: String) { values.append((name, value)) }

  private func adding(_ value: String, for name: String) -> Variant {
    var copy = self
    copy.add(value, for: name)
    return copy
  }

  /// What tells the scenario of this variant from the others of its file: `@url`.
  var suffix: String { values.map { "@" + $0.value }.joined() }

  /// The text with a value in place of each name.
  func inserted(into text: String) -> String {
    values.reduce(text) { $0.replacing("$" + $1.name, with: $1.value) }
  }
}
