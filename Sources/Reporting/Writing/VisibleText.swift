/// Text as results carry it: what XML 1.0 forbids is spelled out.
///
/// A forbidden character becomes `\u{1B}`. A backslash before `u{` becomes `\u{5C}`, so that
/// replacing each `\u{…}` by its character gives back exactly what was written.
package enum VisibleText {
  package static func of(_ text: String) -> String {
    guard needsEscapes(text) else { return text }
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if isForbidden(scalar) || startsEscape(scalars, at: index) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// What was written, from the text as results carry it.
  static func original(of text: String) -> String {
    guard text.contains("\\u{") else { return text }
    return text.replacing(/\\u\{([0-9A-F]{1,6})\}/) { match in
      let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { String(Character($0)) } ?? String(match.0)
    }
  }

  /// Text for one line of a terminal or a log: every control character is spelled out, so that none
  /// moves the cursor or begins a command.
  ///
  /// So is the first character of what a CI system takes for a command: `::` where the line begins,
  /// `##[`, `##vso[` and `##teamcity[` anywhere.
  package static func line(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { isControl($0) || $0 == "#" || $0 == ":" }) else { return text }
    let start = scalars.prefix(while: \.properties.isWhitespace).count
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if isControl(scalar) || isCommand(scalars[place...], isStart: place == start) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isCommand(_ rest: ArraySlice<Unicode.Scalar>, isStart: Bool) -> Bool {
    func begins(_ text: String) -> Bool { rest.starts(with: text.unicodeScalars) }
    if rest.first == "#" { return begins("##[") || begins("##vso[") || begins("##teamcity[") }
    return isStart && begins("::")
  }

  /// Controls of ASCII and of Latin 1, and those that turn the direction of writing.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// An identifier made of letters, digits, `/`, `.`, `-` and `_XX_` for anything else.
  ///
  /// Different texts give different identifiers; none has a space or a colon.
  package static func identifier(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-": result.unicodeScalars.append(scalar)
      default: result += "_\(String(scalar.value, radix: 16, uppercase: true))_"
      }
    }
    return result
  }

  private static func needsEscapes(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == "\\" || isForbidden($0) }
  }

  private static func startsEscape(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    scalars[index] == "\\" && index + 2 < scalars.count
      && scalars[index + 1] == "u" && scalars[index + 2] == "{"
  }

  /// Swift's scalars exclude surrogates; this is what else section 2.2 of XML 1.0 leaves out.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
