import NearMatch
import SceneLifecycle

/// Thrown when the rest of a line makes no sense; what is wrong is among the findings by then.
package struct Abandoned: Error {}

/// Reads one line's tokens, from left to right.
package struct LineReader {
  package private(set) var tokens: [Token]
  /// One past the last scalar, where something missing is reported.
  package let end: Int
  /// The place of the next token.
  package var position = 0
  /// What is wrong with the line, so far as it is read.
  package var findings: [Finding]

  /// Takes a line apart.
  package init(_ line: [Unicode.Scalar]) {
    let tokenizer = Tokenizer(line)
    tokens = tokenizer.tokens
    findings = tokenizer.findings
    end = (tokens.last.map { $0.column + $0.source.unicodeScalars.count }) ?? 1
  }

  /// Puts the values of a variant where the names of axes stand.
  mutating func insert(_ variant: Variant) throws(Abandoned) {
    for place in tokens.indices {
      guard case .word(let word) = tokens[place].kind, word.hasPrefix("$") else { continue }
      guard let value = variant[String(word.dropFirst())] else {
        throw abandon(.unknownAxis, at: tokens[place])
      }
      tokens[place].kind = .word(value)
      tokens[place].source = value
    }
  }

  /// The next token; `nil` at the end of the line.
  package var next: Token? { position < tokens.count ? tokens[position] : nil }

  /// The next token when it is a word; it is not taken.
  var nextWord: String? {
    if case .word(let word) = next?.kind { word } else { nil }
  }

  /// Notes what is wrong, at a token.
  package mutating func report(_ complaint: Complaint, _ words: [String], at token: Token) {
    findings.append(Finding(complaint: complaint, column: token.column, words: words))
  }

  /// Notes what is wrong with a line of which the rest makes no sense.
  package mutating func abandon(_ finding: Finding) -> Abandoned {
    findings.append(finding)
    return Abandoned()
  }

  mutating func abandon(_ complaint: Complaint, at token: Token) -> Abandoned {
    report(complaint, [token.source], at: token)
    return Abandoned()
  }

  /// Reports a word that is in no list, with the one it is likely to be a slip of, or else a note.
  package mutating func unknown(
    _ complaint: Complaint,
    _ token: Token,
    among candidates: [String],
    of whole: [String] = [],
    note otherwise: String? = nil
  ) -> Abandoned {
    let near = nearMatch(of: token.source, among: candidates) ?? Vocabulary.synonyms[token.source]
    let note =
      near.flatMap { candidates.contains($0) ? "did you mean '\($0)'?" : nil } ?? otherwise
    let words = [token.source] + whole
    findings.append(
      Finding(complaint: complaint, column: token.column, words: words, note: note)
    )
    return Abandoned()
  }

  /// Notes that something else stands here than what was expected, or nothing.
  package mutating func expected(_ what: String) -> Abandoned {
    if let next {
      report(.expectedOther, [what, next.source], at: next)
    } else {
      findings.append(Finding(complaint: .expectedMore, column: end, words: [what]))
    }
    return Abandoned()
  }

  /// Refuses what is left of the line.
  package mutating func finish() throws(Abandoned) {
    if let next { throw abandon(.unexpected, at: next) }
  }

  /// Takes the next token when it is this one.
  package mutating func take(_ kind: Token.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    position += 1
    return true
  }

  /// Takes the next token, which must be a word; `what` says in the message what was expected.
  package mutating func word(_ what: String) throws(Abandoned) -> (word: String, token: Token) {
    guard let next, case .word(let word) = next.kind else { throw expected(what) }
    position += 1
    return (word, next)
  }

  /// Takes the next token, which must be text in double quotes.
  package mutating func text() throws(Abandoned) -> String {
    guard case .text(let text) = next?.kind else { throw expected("text in double quotes") }
    position += 1
    return text
  }

  mutating func number() throws(Abandoned) -> Int {
    let what = "a number from 0 to 999999"
    guard let word = nextWord, word.unicodeScalars.allSatisfy(\.isDigit),
      word.unicodeScalars.count <= 6, let number = Int(word)
    else { throw expected(what) }
    position += 1
    return number
  }

  mutating func label() throws(Abandoned) -> Label {
    let (word, token) = try word("a label")
    guard Self.isLabel(word) else { throw abandon(.wrongLabel, at: token) }
    return Label(word)
  }

  /// Reads labels up to the end or to one of the given words.
  mutating func labels(until stops: [String] = []) throws(Abandoned) -> [Label] {
    var labels: [Label] = []
    var seen: Set<Label> = []
    while let token = next, !stops.contains(token.source) {
      let label = try label()
      if !seen.insert(label).inserted { report(.twiceInList, [label.name], at: token) }
      labels.append(label)
    }
    return labels
  }

  static func isLabel(_ word: String) -> Bool {
    word.unicodeScalars.first?.isUpperCase == true
      && word.unicodeScalars.allSatisfy(\.isAlphanumeric)
  }

  /// Reads a list with commas; a wrong entry does not hide what is wrong with the others.
  mutating func list<Value: Hashable>(
    distinct: Bool = true,
    _ entry: (inout Self) throws(Abandoned) -> Value
  ) throws(Abandoned) -> [Value] {
    var values: [Value] = []
    var isWhole = true
    repeat {
      let (start, token) = (position, next)
      do {
        let value = try entry(&self)
        if distinct, values.contains(value), let token {
          report(.twiceInList, [token.source], at: token)
        }
        values.append(value)
      } catch {
        // An unknown name has been read; anything else leaves no place to go on from.
        guard position > start else { throw error }
        isWhole = false
      }
    } while take(.comma)
    if !isWhole {
      if let next { report(.unexpected, [next.source], at: next) }
      throw Abandoned()
    }
    return values
  }

  /// Reads a name of a closed list.
  mutating func name<Value>(
    _ what: String,
    _ complaint: Complaint
  ) throws(Abandoned) -> Value
  where Value: RawRepresentable<String> & CaseIterable {
    let (word, token) = try word(what)
    guard let value = Value(rawValue: word) else {
      throw unknown(complaint, token, among: Value.allCases.map(\.rawValue))
    }
    return value
  }
}
