/// How text for people is broken into lines.
package enum Wrapping {
  /// Breaks a text between words into lines of a width in columns; at least one line.
  ///
  /// A word that is longer than a line stays whole.
  package static func lines(of text: String, indent: Int, width: Int = 80) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    var columns = indent
    // By bytes, for a space is one, and texts are broken by the thousand.
    for bytes in text.utf8.split(separator: UInt8(ascii: " ")) {
      let word = Substring(bytes)
      let count = word.count
      if columns > indent, columns + 1 + count > width {
        lines.append(line)
        line = margin
        columns = indent
      }
      if columns > indent {
        line += " "
        columns += 1
      }
      line += word
      columns += count
    }
    return lines + [line]
  }
}
