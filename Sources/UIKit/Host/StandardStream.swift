import Foundation

/// Standard output, for answers alone, and standard error.
enum StandardStream {
  /// What the app prints goes to standard error: standard output speaks the protocol.
  private static let protocolOutput: Int32 = {
    let copy = dup(1)
    dup2(2, 1)
    return copy
  }()

  /// Writes a line.
  static func write(_ line: [UInt8]) {
    let bytes = line + [UInt8(ascii: "\n")]
    var rest = bytes[...]
    fflush(nil)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.write(protocolOutput, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { exit(1) }
      rest = rest.dropFirst(count)
    }
  }

  /// Keeps what the app prints from standard output, from now on.
  static func divert() { _ = protocolOutput }

  /// Says something for the report.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("scenecheck: \(text)\n".utf8))
  }
}

/// The lines of standard input.
struct LineInput {
  private var bytes: [UInt8] = []
  private var start = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init() { StandardStream.divert() }

  /// The next line without its line feed; `nil` at the end.
  mutating func next() -> [UInt8]? {
    var searched = start
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(bytes[start..<end])
      }
      bytes.removeFirst(start)
      start = 0
      searched = bytes.count
      let count = chunk.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return nil }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
