import LineProtocol

/// Bytes of a pipe on their way to becoming lines; never much longer than the longest line.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the first byte stands that no line was made of.
  private var start = 0
  /// Up to where there is no line feed.
  private var searched = 0

  /// What came after the last line feed, or behind the lines taken.
  var rest: ArraySlice<UInt8> { bytes[start...] }

  /// Whether the line that has begun is longer than the protocol allows.
  var isOverlong: Bool { rest.count > JSONReader.lineLimit }

  mutating func append(_ new: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// The next whole line without its line feed; `nil` when none has ended yet.
  mutating func takeLine() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[start..<end])
    start = end + 1
    searched = start
    return line
  }
}
