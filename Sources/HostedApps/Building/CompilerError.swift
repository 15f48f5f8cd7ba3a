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
    for opening in Self.openings {
      guard let start = message.firstRange(of: opening.text) else { continue }
      let rest = message[start.upperBound...]
      let words = rest.split(separator: "'", omittingEmptySubsequences: false)
      let names = stride(from: opening.isQuoted ? 0 : 1, to: words.count, by: 2).map {
        String(words[$0])
      }
      guard let name = names.first else { continue }
      if opening.hasMember, names.count > 1 { return "\(name).\(names[1])" }
      return name
    }
    return nil
  }

  private static let openings: [(text: String, isQuoted: Bool, hasMember: Bool)] = [
    ("no such module '", true, false),
    ("cannot find type '", true, false),
    ("cannot find '", true, false),
    ("value of type '", true, true),
    ("type '", true, true),
    ("extra argument '", true, false),
    ("unknown attribute '", true, false),
    ("method does not override any method from its superclass", false, false),
    ("cannot override", false, false),
  ]
}
