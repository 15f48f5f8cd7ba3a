import NearMatch

/// Sorts the words of one sub-command into flags, values and operands.
struct ArgumentReader {
  let declaration: CommandDeclaration
  var rest: ArraySlice<String>
  var result: ParsedArguments

  init(_ declaration: CommandDeclaration, _ words: ArraySlice<String>) {
    self.declaration = declaration
    rest = words
    result = ParsedArguments(command: declaration.name)
  }

  private var command: String { declaration.name.rawValue }
  private var seeHelp: String { "'scenecheck help \(command)' lists what it takes" }

  mutating func read() throws(UsageError) {
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        try readOperand(word)
      }
    }
    if result.operands.count < declaration.operands.atLeast {
      throw UsageError("'\(command)' needs \(declaration.operands.placeholder)", hint: seeHelp)
    }
  }

  private mutating func readOperand(_ word: String) throws(UsageError) {
    guard result.operands.count < declaration.operands.atMost else {
      throw UsageError("unexpected '\(word)' after '\(command)'", hint: seeHelp)
    }
    if declaration.name == .help { _ = try ParsedArguments.commandName(word) }
    result.operands.append(word)
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let equals = word.hasPrefix("--") ? word.firstIndex(of: "=") : nil
    let written = String(word[..<(equals ?? word.endIndex)])
    let attached = equals.map { String(word[word.index(after: $0)...]) }
    guard let option = declaration.options.first(where: { $0.isWritten(written) }) else {
      throw unknown(written)
    }
    guard option.value != .flag else {
      if attached != nil { throw UsageError("'\(written)' takes no value", hint: seeHelp) }
      result.flags.insert(option.name)
      return
    }
    let value: String
    if let attached { value = attached } else { value = try nextValue(for: option, written) }
    try check(value, for: option, written)
    if !option.repeats, result.values[option.name] != nil {
      throw UsageError("'\(written)' stands twice", hint: "leave one out")
    }
    result.values[option.name, default: []].append(value)
  }

  private mutating func nextValue(
    for option: OptionDeclaration,
    _ written: String
  ) throws(UsageError) -> String {
    if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      return next
    }
    let example = "\(option.name.written)=\(option.value.placeholder ?? "")"
    throw UsageError("'\(written)' needs a value", hint: "write '\(example)'")
  }

  private func unknown(_ written: String) -> UsageError {
    let names = declaration.options.map(\.name.written)
    let near = written.hasPrefix("--") ? nearMatch(of: written, among: names) : nil
    return UsageError(
      "unknown option '\(written)' of '\(command)'",
      hint: near.map { "did you mean '\($0)'?" } ?? seeHelp
    )
  }
}

extension OptionDeclaration {
  func isWritten(_ word: String) -> Bool { word == name.written || word == short.map { "-\($0)" } }
}
