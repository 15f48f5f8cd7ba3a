import Foundation

/// The finished scenarios of a results file that may end anywhere, one after the other.
///
/// A scenario is finished when its end tag stands in a line of its own, as it is written. No more of
/// the file than one scenario is in memory.
struct FinishedScenarios {
  /// How long a scenario or what follows the last one may be, in bytes.
  static let limit = 64 << 20
  /// How much of the file is read at a time, in bytes.
  private static let piece = 1 << 16
  private static let ending = Data("\n </scenario>\n".utf8)

  private let path: String
  private let file: FileHandle
  /// What is read and not yet told.
  private var rest = Data()
  /// How many lines there are before it.
  private var lines = 0
  /// Where the last finished scenario ends, in bytes from the beginning; 0 while the head is not whole.
  private(set) var end = 0

  init(path: String) throws(ReportingError) {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw ReportingError.cannotOpen(path: path, reason: FileSink.reason(of: errno))
    }
    self.path = path
    self.file = file
  }

  /// Reads what stands before the first scenario.
  ///
  /// - Parameter head: What must stand there; a file that ends before it is whole has no scenarios.
  /// - Throws: `ReportingError` that tells what the head says instead.
  mutating func readHead(_ head: [UInt8]) throws(ReportingError) {
    while rest.count < head.count, try fill() {}
    let found = rest.prefix(head.count)
    guard found.elementsEqual(head.prefix(found.count)) else {
      throw RunIdentity.error(path: path, found: Array(found), wanted: head)
    }
    guard found.count == head.count else { return rest.removeAll() }
    end = head.count
    lines = head.count { $0 == UInt8(ascii: "\n") }
    rest.removeFirst(head.count)
  }

  /// The next finished scenario; `nil` behind the last.
  mutating func next() throws(ReportingError) -> ResultReader? {
    var searched = rest.startIndex
    while true {
      if let found = rest.range(of: Self.ending, in: searched..<rest.endIndex) {
        let part = Array(rest[..<found.upperBound])
        rest.removeSubrange(..<found.upperBound)
        let reader = try ResultReader(XMLTree(.part(part, linesBefore: lines), path: path).root)
        end += part.count
        lines += part.count { $0 == UInt8(ascii: "\n") }
        return reader
      }
      let size = rest.count
      guard try fill() else { return nil }
      // Indices may move when more is read.
      searched = rest.startIndex + max(0, size - Self.ending.count)
    }
  }

  /// Whether what follows the last scenario ends as a file does that is finished.
  var hasEnd: Bool {
    let end = "</scenecheck-results>\n".utf8
    return rest.suffix(end.count).elementsEqual(end)
  }

  /// Reads more of the file; false at its end.
  private mutating func fill() throws(ReportingError) -> Bool {
    guard rest.count <= Self.limit else {
      throw ReportingError.invalid(path: path, line: lines + 1, reason: "a scenario without end")
    }
    do {
      guard let piece = try file.read(upToCount: Self.piece), !piece.isEmpty else { return false }
      rest.append(piece)
      return true
    } catch {
      throw ReportingError.cannotOpen(path: path, reason: error.localizedDescription)
    }
  }
}
