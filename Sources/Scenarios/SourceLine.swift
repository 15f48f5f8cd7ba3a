/// A line of a file of one of our notations, before it is taken apart.
package struct SourceLine {
  /// How many bytes a file may have.
  package static let maximumFileSize = 1_048_576
  /// More scalars make the line an error, so that no line takes long.
  package static let maximumLength = 4096

  /// The line of the file, from 1.
  package let number: Int
  package let scalars: [Unicode.Scalar]
  /// Whether the line was too long, so that only its beginning is here.
  package let isCut: Bool
  /// What no line of any notation may have: too much, or a control character.
  package let findings: [Finding]

  private init(number: Int, _ slice: Substring.UnicodeScalarView) {
    var scalars = Array(slice)
    if scalars.last == "\r" { scalars.removeLast() }
    self.number = number
    isCut = scalars.count > Self.maximumLength
    if isCut {
      scalars.removeSubrange(Self.maximumLength...)
      findings = [Finding(complaint: .lineTooLong, column: Self.maximumLength + 1, words: [])]
    } else if let column = scalars.firstIndex(where: \.isControl) {
      let code = String(scalars[column].value, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
      findings = [Finding(complaint: .controlCharacter, column: column + 1, words: [padded])]
    } else {
      findings = []
    }
    self.scalars = scalars
  }

  /// The lines of a text, made one after the other; a line feed at the end begins none.
  package static func lines(of text: String) -> some Sequence<SourceLine> {
    var lines = text[...].unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if let last = lines.last, last.isEmpty, lines.count > 1 { lines.removeLast() }
    return lines.enumerated().lazy.map { SourceLine(number: $0 + 1, $1) }
  }

  /// The first word, whatever it is; empty for a blank line.
  package static func firstWord(of scalars: [Unicode.Scalar]) -> String {
    scalars.drop { $0.isBlank }.prefix { !$0.isBlank }.string
  }

  /// What follows the first word, without the blanks around it and with the column where it
  /// begins; `nil` when nothing follows.
  package static func rest(of scalars: [Unicode.Scalar]) -> (text: String, column: Int)? {
    let word = scalars.drop { $0.isBlank }
    let rest = word.drop { !$0.isBlank }.drop { $0.isBlank }
    guard let end = rest.lastIndex(where: { !$0.isBlank }) else { return nil }
    return (rest[...end].string, rest.startIndex + 1)
  }
}
