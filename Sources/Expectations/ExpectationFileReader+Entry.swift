import NearMatch
import Scenarios
import SceneLifecycle

/// The lines of an entry, and what it must be as a whole.
extension ExpectationFileReader {
  /// How many unknown scenarios get a hint: each is compared with all that there are.
  private static let mostHints = 50

  /// Reads what follows a keyword; `rest` is the line behind it, `nil` when there is nothing.
  mutating func take(
    _ keyword: ExpectationKeyword,
    _ token: Token,
    _ reader: inout LineReader,
    _ rest: (text: String, column: Int)?
  ) throws(Abandoned) {
    guard var draft else {
      throw reader.abandon(Finding(.beforeEntry, column: token.column, [keyword.rawValue]))
    }
    if !draft.seen.insert(keyword.rawValue).inserted {
      reader.findings.append(Finding(.repeatedLine, column: token.column, [keyword.rawValue]))
    }
    defer { self.draft = draft }
    switch keyword {
    case .fails:
      draft.scenario = try scenario(&reader)
      draft.requirement = try reader.requirement()
    case .device:
      draft.deviceLine = (line, reader.next?.column ?? token.column)
      draft.device = try reader.device()
    case .on: draft.implementation = try reader.wordOrText("an implementation")
    case .observed: draft.observed = observedLine(try text(rest, "what is observed", &reader))
    case .link: draft.link = try link(rest, &reader)
    case .owner:
      let start = reader.next
      let owner = try reader.text()
      if owner.unicodeScalars.allSatisfy(\.isBlank), let start {
        reader.findings.append(Finding(.noOwner, column: start.column, [Expectation.nobody]))
      }
      draft.owner = owner
    case .until:
      let (word, token) = try reader.word("a day")
      draft.until = Day(word)
      if draft.until == nil {
        reader.findings.append(Finding(.wrongDay, column: token.column, [word]))
      }
    }
  }

  private mutating func scenario(_ reader: inout LineReader) throws(Abandoned) -> String {
    let start = reader.next
    let path = try reader.wordOrText("a scenario")
    if devices[path] == nil, let start {
      unknownScenarios += 1
      let near =
        unknownScenarios > Self.mostHints ? nil : nearMatch(of: path, among: scenarios)
      let note = near.map { "did you mean '\($0)'?" }
      reader.findings.append(Finding(.unknownScenario, column: start.column, [path], note: note))
    }
    return path
  }

  private func text(
    _ rest: (text: String, column: Int)?,
    _ what: String,
    _ reader: inout LineReader
  ) throws(Abandoned) -> String {
    guard let rest else { throw reader.expected(what) }
    return rest.text
  }

  private func link(
    _ rest: (text: String, column: Int)?,
    _ reader: inout LineReader
  ) throws(Abandoned) -> String {
    let link = try text(rest, "an address", &reader)
    let isAddress =
      link.hasPrefix("https://") && !link.unicodeScalars.contains(where: \.isBlank)
      && link.unicodeScalars.count > 8
    if !isAddress, let rest {
      reader.findings.append(Finding(.wrongLink, column: rest.column, [link]))
    }
    return link
  }

  /// Ends the entry at hand, and says what it lacks.
  mutating func finishEntry() {
    guard let draft else { return }
    self.draft = nil
    var required = ExpectationKeyword.required
    // Whoever owns a break has a place where more is said about it.
    if draft.owner != Expectation.nobody { required.append(.link) }
    for keyword in required where !draft.seen.contains(keyword.rawValue) {
      report([Finding(.missingLine, column: 1, [keyword.rawValue])], at: draft.line)
    }
    guard let entry = draft.entry else { return }
    if let device = devices[entry.scenario], let wanted = entry.device, wanted != device,
      let (line, column) = draft.deviceLine
    {
      report([Finding(.otherDevice, column: column, ["\(device)", "\(wanted)"])], at: line)
    }
    let key = ExpectationKey(entry)
    if let other = lines[key] {
      report([Finding(.repeatedEntry, column: 1, ["\(other)"])], at: entry.line)
    } else {
      lines[key] = entry.line
    }
    file.entries.append(entry)
  }
}

extension LineReader {
  /// Takes a name, which stands in double quotes when it is no plain word.
  mutating func wordOrText(_ what: String) throws(Abandoned) -> String {
    if case .text = next?.kind { return try text() }
    return try word(what).word
  }
}
