package import Scenarios
package import SceneLifecycle

/// Reads files of expectations.
package enum ExpectationReader {
  /// The expectations that the text says, or everything that is wrong with it.
  ///
  /// - Parameters:
  ///   - text: The file.
  ///   - path: The file's path as diagnostics name it.
  ///   - devices: The scenarios there are, each with its device: an entry about another is an error.
  /// - Returns: The entries and comments in the order of the file.
  /// - Throws: All that is wrong, by position.
  package static func read(
    _ text: String,
    path: String,
    devices: [String: Device]
  ) throws(InvalidDocument) -> ExpectationFile {
    guard text.utf8.count <= SourceLine.maximumFileSize else {
      let finding = Finding(complaint: .fileTooLong, column: 1, words: [])
      throw InvalidDocument([finding.diagnostic(path: path, line: 1)])
    }
    var reader = ExpectationFileReader(path: path, devices: devices)
    reader.read(text)
    guard reader.diagnostics.isEmpty else { throw InvalidDocument(reader.diagnostics) }
    return reader.file
  }
}

/// What has been read of a file so far.
struct ExpectationFileReader {
  let path: String
  let devices: [String: Device]
  /// In the order of the alphabet, so that equally near ones always give the same hint.
  let scenarios: [String]
  var file = ExpectationFile()
  var diagnostics: [Diagnostic] = []
  var draft: ExpectationDraft?
  /// The comment lines that no entry has taken yet.
  private var comments: [String] = []
  /// The line of each entry, to find a second one about the same.
  var lines: [ExpectationKey: Int] = [:]
  var unknownScenarios = 0
  private(set) var line = 0

  init(path: String, devices: [String: Device]) {
    self.path = path
    self.devices = devices
    scenarios = devices.keys.sorted()
  }

  mutating func report(_ findings: [Finding], at line: Int? = nil) {
    diagnostics += findings.map { $0.diagnostic(path: path, line: line ?? self.line) }
  }

  mutating func read(_ text: String) {
    for source in SourceLine.lines(of: text) {
      line = source.number
      report(source.findings)
      if line == 1 {
        guard readFirstLine(source.scalars) else { return }
      } else if source.isCut {
        // What is left of a cut line means little; its keyword still counts.
        draft?.seen.insert(SourceLine.firstWord(of: source.scalars))
      } else {
        readLine(source.scalars)
      }
    }
    finishEntry()
    if file.entries.isEmpty { endParagraph() }
    file.closing = Self.trimmed(comments)
  }

  /// Reads the line that names the format; without it nothing else can be read.
  private mutating func readFirstLine(_ scalars: [Unicode.Scalar]) -> Bool {
    let tokens = LineReader(scalars).tokens
    guard tokens.first?.source == "expectations", tokens.count == 2 else {
      let found = tokens.map(\.source).joined(separator: " ")
      report([Finding(.wrongFirstLine, column: 1, [found])])
      return false
    }
    guard tokens[1].source == "1" else {
      let finding = Finding(
        complaint: .unknownFormat,
        column: tokens[1].column,
        words: [tokens[1].source]
      )
      report([finding])
      return false
    }
    return true
  }

  private mutating func readLine(_ scalars: [Unicode.Scalar]) {
    let word = SourceLine.firstWord(of: scalars)
    if word.isEmpty {
      endParagraph()
    } else if word.hasPrefix("#") {
      comments.append(Self.comment(scalars[...]))
    } else {
      readWords(word, scalars)
    }
  }

  /// The comment of the file as a whole is what a blank line parts from the first entry.
  private mutating func endParagraph() {
    if comments.isEmpty { return }
    if draft == nil, file.entries.isEmpty {
      if !file.preamble.isEmpty { file.preamble.append("") }
      file.preamble += Self.trimmed(comments)
      comments = []
    } else {
      comments.append("")
    }
  }

  /// The lines of a comment without empty ones at its end.
  private static func trimmed(_ comment: [String]) -> [String] {
    comment.lastIndex { !$0.isEmpty }.map { Array(comment[...$0]) } ?? []
  }

  private mutating func readWords(_ keyword: String, _ scalars: [Unicode.Scalar]) {
    let takesRest = ExpectationKeyword(rawValue: keyword)?.takesRest == true
    let start = scalars.firstIndex { !$0.isBlank } ?? 0
    // What takes the rest of its line is not taken apart.
    let end = takesRest ? start + keyword.unicodeScalars.count : scalars.count
    var reader = LineReader(Array(scalars[..<end]))
    do {
      let (word, token) = try reader.word("a keyword")
      guard let known = ExpectationKeyword(rawValue: word) else {
        let names = ExpectationKeyword.allCases.map(\.rawValue)
        throw reader.unknown(.unknownKeyword, token, among: names)
      }
      if known == .fails { begin() }
      draft?.comment += Self.trimmed(comments)
      comments = []
      try take(known, token, &reader, SourceLine.rest(of: scalars))
      try reader.finish()
    } catch {
      // What is wrong is among the findings.
    }
    if !takesRest, scalars.count >= reader.end, reader.end > 1 {
      let tail = scalars[(reader.end - 1)...].drop { $0.isBlank }
      if tail.first == "#" { draft?.comment.append(Self.comment(tail)) }
    }
    report(reader.findings)
  }

  private mutating func begin() {
    finishEntry()
    draft = ExpectationDraft(line: line)
  }

  /// The words of a comment, without the sign and the blanks around them.
  private static func comment(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    let words = scalars.drop { $0.isBlank }.dropFirst().drop { $0.isBlank }
    guard let end = words.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(String.UnicodeScalarView(words[...end]))
  }
}

extension Finding {
  /// What is wrong, with the gaps of the complaint filled in.
  init(_ complaint: ExpectationComplaint, column: Int, _ words: [String], note: String? = nil) {
    self.init(message: complaint.rawValue.fillingGaps(with: words), column: column, note: note)
  }
}
