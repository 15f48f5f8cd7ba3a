/// What is wrong with an input, and where.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, with the member of an archive after a colon.
  public let path: String
  /// The line, from 1; `nil` where the form has none.
  public let line: Int?
  /// What is wrong, in a sentence without its place.
  public let message: String
  /// What was expected or can be done; `nil` when the message says it.
  public let hint: String?
  /// Whether the file is not there at all.
  public var isMissing = false

  /// An error at a path, with the line from 1 where one is known, and with what to do about it.
  public init(_ path: String, line: Int? = nil, _ message: String, hint: String? = nil) {
    self.path = path
    self.line = line
    self.message = message
    self.hint = hint
  }

  public var description: String {
    let place = line.map { "\(path):\($0):1" } ?? path
    return "\(place): error: \(message)" + (hint.map { "\nnote: \($0)" } ?? "")
  }
}
