/// One error in a file of the notation.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// The line of the file, from 1.
  public let line: Int
  /// The Unicode scalar of the line, from 1.
  public let column: Int
  public let message: String
  public let note: String?

  public init(path: String, line: Int, column: Int, message: String, note: String? = nil) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.note = note
  }

  public var description: String {
    let place = "\(path):\(line):\(column)"
    let error = "\(place): error: \(message)"
    guard let note else { return error }
    return "\(error)\n\(place): note: \(note)"
  }
}

/// A file that is not what the notation allows, with everything that is wrong in it.
public struct InvalidDocument: Error, Hashable, Sendable, CustomStringConvertible {
  /// By position; never empty.
  public let diagnostics: [Diagnostic]

  /// - Parameter diagnostics: What is wrong, in any order; at least one.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.sorted {
      ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message)
    }
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
