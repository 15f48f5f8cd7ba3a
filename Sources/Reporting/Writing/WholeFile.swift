import Foundation

/// Files that are there whole or not at all.
package enum WholeFile {
  /// Writes the text beside the path and then takes its place.
  package static func write(_ text: String, to path: String) throws(ReportingError) {
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { buffer throws(ReportingError) in
      try write(buffer, to: path)
    }
  }

  /// Writes the bytes beside the path and then takes its place.
  static func write(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to path: String
  ) throws(ReportingError) {
    let draft = "\(path).\(getpid()).part"
    let sink = try FileSink(path: draft)
    do {
      bytes.withMemoryRebound(to: CChar.self) { characters in
        if let start = characters.baseAddress { sink.write(start, count: characters.count) }
      }
      try sink.close()
    } catch {
      _ = unlink(draft)
      guard case .cannotWrite(_, let reason) = error else { throw error }
      throw ReportingError.cannotWrite(path: path, reason: reason)
    }
    guard rename(draft, path) == 0 else {
      let reason = FileSink.reason(of: errno)
      _ = unlink(draft)
      throw ReportingError.cannotWrite(path: path, reason: reason)
    }
  }
}
