import NearMatch

extension ArgumentReader {
  /// Refuses a value that the option cannot mean.
  func check(
    _ value: String,
    for option: OptionDeclaration,
    _ written: String
  ) throws(UsageError) {
    switch option.value {
    case .flag:
      break
    case .text:
      if value.isEmpty { throw wrong(value, written, "write something after it") }
    case .oneOf(let words):
      if words.contains(value) { return }
      let near = nearMatch(of: value, among: words).map { "did you mean '\($0)'?" }
      throw wrong(value, written, near ?? "known are: \(words.joined(separator: ", "))")
    case .count:
      if !Self.isCount(value) { throw wrong(value, written, "write a whole number above 0") }
    case .wordOrCount(let word, _):
      if value == word || Self.isCount(value) { return }
      throw wrong(value, written, "write '\(word)' or a whole number above 0")
    case .pair(let form):
      if ParsedArguments.defaultName(of: value) != nil { return }
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw wrong(value, written, "write it as \(form)")
      }
    }
  }

  private static func isCount(_ value: String) -> Bool {
    value.utf8.allSatisfy { (48...57).contains($0) } && Int(value).map { $0 > 0 } ?? false
  }

  private func wrong(_ value: String, _ written: String, _ hint: String) -> UsageError {
    UsageError("'\(written)' cannot be '\(value)'", hint: hint)
  }
}
