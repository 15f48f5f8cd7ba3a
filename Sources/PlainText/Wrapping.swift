/// How text for people is broken into lines.
package enum Wrapping {
  /// Breaks a text between words into lines of a width in columns; at least one line.
  ///
  /// A word that is longer than a line stays whole.
  package static func lines(of text: String, indent: Int, width: Int = 80) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines = [margin]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.count == indent {
        lines[lines.count - 1] += word
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
