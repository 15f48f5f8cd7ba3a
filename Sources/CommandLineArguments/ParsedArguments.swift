/// What a user asked for, checked against the table; a plain value.
package struct ParsedArguments: Equatable, Sendable {
  package let command: CommandName
  /// What stands besides the options, in order.
  package internal(set) var operands: [String] = []
  var flags: Set<OptionName> = []
  var values: [OptionName: [String]] = [:]

  init(command: CommandName) { self.command = command }

  /// Whether the flag stands.
  package func has(_ flag: OptionName) -> Bool { flags.contains(flag) }

  /// The value of an option that stands at most once; `nil` when it is left out.
  package func value(_ option: OptionName) -> String? { values[option]?.first }

  /// The values of an option that may stand several times, in order; empty when it is left out.
  package func values(_ option: OptionName) -> [String] { values[option] ?? [] }

  /// The value of an option that takes a number; `nil` when it is left out.
  package func count(_ option: OptionName) -> Int? { value(option).flatMap { Int($0) } }

  /// The name of a specification that stands without one: the last part of what is built in; `nil` for
  /// all else.
  static func defaultName(of text: String) -> String? {
    guard text.hasPrefix("builtin:"), !text.contains("=") else { return nil }
    return text.split { $0 == ":" || $0 == "/" }.last.map(String.init)
  }

  /// The names and specifications of an option that takes `NAME=SPEC`, in order.
  package func pairs(_ option: OptionName) -> [(name: String, spec: String)] {
    values(option).compactMap { text in
      if let name = Self.defaultName(of: text) { return (name, text) }
      return text.firstIndex(of: "=").map {
        (String(text[..<$0]), String(text[text.index(after: $0)...]))
      }
    }
  }
}

/// Words that make no command; exit status 64.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong: lower case, no full stop, the user's words in single quotes.
  package let message: String
  /// What to do about it, in the same form.
  package let hint: String

  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}
