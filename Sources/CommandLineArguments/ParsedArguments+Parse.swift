import NearMatch

extension ParsedArguments {
  /// Reads the words after the tool's name.
  ///
  /// `--help` anywhere before `--` turns the request into `help COMMAND`, whatever else is wrong.
  ///
  /// - Throws: The first thing that is wrong.
  package static func parse(_ words: [String]) throws(UsageError) -> ParsedArguments {
    guard let first = words.first else {
      throw UsageError("a command is missing", hint: "'scenecheck help' lists the commands")
    }
    if first == "--help" || first == "-h" { return ParsedArguments(command: .help) }
    if first == "--version" { return ParsedArguments(command: .version) }
    let command = try commandName(first)
    let rest = words.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      var help = ParsedArguments(command: .help)
      help.operands = [command.rawValue]
      return help
    }
    var reader = ArgumentReader(command.declaration, rest)
    try reader.read()
    return reader.result
  }

  /// The command that `help` was asked about; `nil` for all.
  package var helpTopic: CommandName? {
    command == .help ? operands.first.flatMap { CommandName(rawValue: $0) } : nil
  }

  static func commandName(_ word: String) throws(UsageError) -> CommandName {
    if let name = CommandName(rawValue: word) { return name }
    let near = nearMatch(of: word, among: CommandName.allCases.map(\.rawValue))
    throw UsageError(
      "unknown command '\(word)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "'scenecheck help' lists the commands"
    )
  }
}
