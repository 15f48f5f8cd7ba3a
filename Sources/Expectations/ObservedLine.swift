/// What a break observes, in one line that a file can hold.
///
/// Control characters are spelled out, blanks around it are left out, and a long text is cut, so that
/// two texts that give the same line are the same failure. An empty text is a pair of quotes.
package func observedLine(_ text: String) -> String {
  let most = 1000
  var scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
  while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
  var line = String.UnicodeScalarView()
  for (place, scalar) in scalars.enumerated() {
    if place == most {
      line.append("…")
      break
    }
    switch scalar {
    case "\n": line.append(contentsOf: "\\n".unicodeScalars)
    case "\t": line.append(contentsOf: "\\t".unicodeScalars)
    case let control where control.properties.generalCategory == .control:
      let code = String(control.value, radix: 16, uppercase: true)
      line.append(contentsOf: "\\u{\(code)}".unicodeScalars)
    default: line.append(scalar)
    }
  }
  return line.isEmpty ? "\"\"" : String(line)
}
