/// What is wrong with an input, and where.
package struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, with the member of an archive after a colon.
  package let path: String
  /// The line, from 1; `nil` where the form has none.
  package let line: Int?
  package let message: String
  /// What was expected or can be done; `nil` when the message says it.
  package let hint: String?
  /// Whether the file is not there at all.
  package var isMissing = false

  package init(_ path: String, line: Int? = nil, _ message: String, hint: String? = nil) {
    self.path = path
    self.line = line
    self.message = message
    self.hint = hint
  }

  package var description: String {
    let place = line.map { "\(path):\($0):1" } ?? path
    return "\(place): error: \(message)" + (hint.map { "\nnote: \($0)" } ?? "")
  }
}
