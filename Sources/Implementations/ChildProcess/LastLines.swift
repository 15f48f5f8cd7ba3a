/// The last lines that a process wrote to its standard error, for the report.
struct LastLines {
  static let lineLimit = 20
  /// How many bytes of a line are kept.
  static let byteLimit = 400

  private var lines: [[UInt8]] = []
  private var current: [UInt8] = []

  mutating func append(_ bytes: some Collection<UInt8>) {
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if part.offset > 0 { endLine() }
      current += part.element.prefix(Self.byteLimit - current.count)
    }
  }

  private mutating func endLine() {
    lines.append(current)
    current.removeAll(keepingCapacity: true)
    // Twice as many before a cut, so that a flood costs no more than its bytes.
    if lines.count >= 2 * Self.lineLimit { lines.removeFirst(lines.count - Self.lineLimit) }
  }

  /// The lines as text, joined by line feeds; empty when nothing was written.
  var text: String {
    let all = (current.isEmpty ? lines : lines + [current]).suffix(Self.lineLimit)
    return all.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
