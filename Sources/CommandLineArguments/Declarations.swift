/// What an option takes.
enum OptionValue: Equatable, Sendable {
  /// Nothing: it stands or it does not.
  case flag
  /// Any words that are not empty.
  case text(String)
  /// One of a few words.
  case oneOf([String])
  /// A whole number above zero.
  case count(String)
  /// A word, or a whole number above zero.
  case wordOrCount(String, String)
  /// A name and what it stands for, with `=` between them.
  case pair(String)

  /// How the help names the value; `nil` when there is none.
  var placeholder: String? {
    switch self {
    case .flag: nil
    case .text(let name), .count(let name), .pair(let name): name
    case .oneOf(let words): words.joined(separator: "|")
    case .wordOrCount(let word, let name): "\(word)|\(name)"
    }
  }
}

/// One option of a sub-command.
struct OptionDeclaration: Sendable {
  let name: OptionName
  var short: Character?
  let value: OptionValue
  var repeats = false
  let help: String

  /// The option as the help heads it, `-o, --output FOLDER`.
  var heading: String {
    let names = (short.map { "-\($0), " } ?? "    ") + name.written
    return value.placeholder.map { "\(names) \($0)" } ?? names
  }
}

/// What a sub-command takes besides options.
struct Operands: Sendable {
  let placeholder: String
  let atLeast: Int
  let atMost: Int

  static let none = Operands(placeholder: "", atLeast: 0, atMost: 0)

  /// As the usage line shows it, or nothing.
  var usage: String {
    if atMost == 0 { return "" }
    let name = atMost > 1 ? "\(placeholder)..." : placeholder
    return atLeast == 0 ? " [\(name)]" : " \(name)"
  }
}

/// A sub-command with all that it takes.
struct CommandDeclaration: Sendable {
  let name: CommandName
  let summary: String
  var operands = Operands.none
  var options: [OptionDeclaration] = []
}
