/// An error of the compiler, read from what it prints.
struct CompilerError: Hashable {
  /// `path:line:column: error: message`, as the compiler prints it.
  let line: String
  let message: String

  /// The errors in an output, each once, in order.
  static func all(in text: String) -> [CompilerError] {
    var seen: Set<String> = []
    return text.split(separator: "\n").compactMap { line in
      guard let mark = line.firstRange(of: ": error: "), seen.insert(String(line)).inserted,
        line[..<mark.lowerBound].contains(":")
      else { return nil }
      return CompilerError(line: String(line), message: String(line[mark.upperBound...]))
    }
  }

  /// What the error says the stand-in lacks; `nil` when the source itself is wrong, as far as that can be told.
  ///
  /// A name that nobody declares may be a slip of the app's author. An app that its author compiles for iOS
  /// has none, so that it is taken for Apple's.
  var missing: String? {
    if message.contains("Objective-C interoperability") { return "@objc" }
    if message.contains("#selector") { return "#selector" }
    let words = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 2 else { return nil }
    if words.count > 4, words[2] == " has no member " { return "\(words[1]).\(words[3])" }
    return Self.openings.contains(words[0]) ? words[1] : nil
  }

  /// What stands before the name of what is not there.
  private static let openings = [
    "no such module ", "cannot find type ", "cannot find ", "unknown attribute ",
  ]
}
