/// The words after a sub-command, sorted by a table of what it takes.
struct Options {
  private(set) var values: [String: [String]] = [:]
  private(set) var flags: Set<String> = []
  private(set) var operands: [String] = []

  /// Sorts the words.
  ///
  /// `valued` names the options that take a value, as `--name value` or `--name=value`.
  init(_ words: [String], valued: [String] = [], flags known: [String] = []) throws(Stop) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      if word == "--" {
        takesOptions = false
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if known.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if valued.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw .usage("'\(name)' needs a value")
        }
        values[name, default: []].append(value)
      } else if known.contains(name) {
        throw .usage("'\(name)' takes no value")
      } else {
        let all = (valued + known).sorted().joined(separator: ", ")
        throw .usage("unknown option '\(name)'; known here: \(all.isEmpty ? "none" : all)")
      }
    }
  }

  /// The value of an option that can stand once.
  func last(_ name: String) -> String? { values[name]?.last }
}
