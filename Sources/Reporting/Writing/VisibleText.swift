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

  /// Text that a terminal and the log of a CI system show, and do nothing else with.
  ///
  /// Line feeds and tabs stay; other control characters, and those that change the direction of
  /// writing, are spelled. So is the first character of what a CI system takes for a command: `::` at
  /// the beginning of a line, `##[`, `##vso[` and `##teamcity[` anywhere.
  package static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[index...]
      if steers(scalar) || (isAtStart && rest.starts(with: "::".unicodeScalars))
        || ["##[", "##vso[", "##teamcity["].contains(where: { rest.starts(with: $0.unicodeScalars) })
      {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAtStart = scalar == "\n" || (isAtStart && scalar.properties.isWhitespace)
    }
    return String(result)
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
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
