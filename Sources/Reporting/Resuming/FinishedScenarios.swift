import Foundation

/// The finished scenarios of a results file that may end anywhere, one after the other.
///
/// A scenario is finished when its end tag stands in a line of its own, as it is written. No more of
/// the file than one scenario is in memory.
struct FinishedScenarios {
  /// How long a scenario or what follows the last one may be, in bytes.
  static let limit = 16 << 20
  /// How much of the file is read at a time, in bytes.
  private static let piece = 1 << 16
  private static let ending = Array("\n </scenario>\n".utf8)

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
    var searched = 0
    while true {
      if let size = endOfScenario(from: searched) {
        let part = Array(rest.prefix(size))
        rest.removeFirst(size)
        let reader = try ResultReader(XMLTree(.part(part, linesBefore: lines), path: path).root)
        end += size
        lines += part.count { $0 == UInt8(ascii: "\n") }
        return reader
      }
      searched = max(0, rest.count - Self.ending.count)
      guard try fill() else { return nil }
    }
  }

  /// How many bytes of the rest are up to the end of a scenario, looked for from an offset on.
  private func endOfScenario(from offset: Int) -> Int? {
    rest.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let length = Self.ending.count
      var place = offset
      while place + length <= bytes.count {
        let lineFeed = memchr(start + place, Int32(UInt8(ascii: "\n")), bytes.count - place)
        guard let lineFeed else { return nil }
        place = start.distance(to: UnsafeRawPointer(lineFeed))
        if place + length <= bytes.count, memcmp(lineFeed, Self.ending, length) == 0 {
          return place + length
        }
        place += 1
      }
      return nil
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
