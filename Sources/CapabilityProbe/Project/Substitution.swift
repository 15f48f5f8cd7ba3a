/// Replaces `$(NAME)` and `${NAME:modifier}`.
enum Substitution {
  /// How many bytes of values one text may take in, so that settings that double each other end.
  static let budget = 1 << 20

  /// A text with each variable replaced by what `value` gives; `nil` leaves it as it is written.
  static func apply(to text: String, value: (String) -> String?) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let after = rest.index(after: dollar)
      guard let (inside, end) = variable(rest[after...]) else {
        result += "$"
        rest = rest[after...]
        continue
      }
      let written = rest[dollar..<end]
      // A variable may be named by another: $(A_$(B)).
      let named = inside.contains("$") ? apply(to: String(inside), value: value) : String(inside)
      result += replaced(named, value) ?? String(written)
      rest = rest[end...]
      if result.utf8.count > budget { break }
    }
    return result + rest
  }

  private static func replaced(_ inside: String, _ value: (String) -> String?) -> String? {
    let parts = inside.split(separator: ":", omittingEmptySubsequences: false)
    var text = value(String(parts[0]))
    for modifier in parts.dropFirst() {
      if modifier.hasPrefix("default=") {
        if text?.isEmpty ?? true { text = String(modifier.dropFirst("default=".count)) }
      } else if let plain = text {
        text = modified(plain, String(modifier))
      }
    }
    return text
  }

  private static func modified(_ text: String, _ modifier: String) -> String {
    switch modifier {
    case "c99extidentifier", "identifier":
      let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name : name
    case "rfc1034identifier":
      return String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": return text.lowercased()
    case "upper": return text.uppercased()
    default: return text
    }
  }

  /// What stands between the brackets, and where they end.
  private static func variable(_ text: Substring) -> (Substring, Substring.Index)? {
    guard let open = text.first, open == "(" || open == "{" else { return nil }
    let close: Character = open == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices.prefix(4096) {
      if text[index] == open { depth += 1 }
      if text[index] == close {
        depth -= 1
        if depth == 0 {
          return (text[text.index(after: text.startIndex)..<index], text.index(after: index))
        }
      }
    }
    return nil
  }
}
