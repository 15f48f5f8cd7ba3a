import Foundation

/// Makes pages and exports of a results file.
///
/// The file is read once and need not be trusted; see `docs/results.md` for what is refused.
public struct ReportRenderer {
  /// What can be made of results.
  public enum Output: String, CaseIterable, Sendable {
    /// `report.html`, one page without script or network.
    case report
    /// `junit.xml`, for continuous integration.
    case junit
  }

  private let document: ResultsDocument

  /// Reads the results, and refuses what is damaged, truncated or of another version.
  public init(resultsAt path: String) throws(ReportingError) {
    document = try ResultsDocument(path: path)
  }

  /// Compares the file with the whole schema, which rendering does not need.
  public func validate() throws(ReportingError) { try Schema.validate(document) }

  /// The bytes of an output.
  public func render(_ output: Output) throws(ReportingError) -> [UInt8] {
    let text =
      switch output {
      case .report: Stylesheets.report
      case .junit: Stylesheets.junit
      }
    return try Sheet(name: output.rawValue, text: text).apply(to: document)
  }

  /// Writes an output so that the path holds the old file or the whole new one, never a part.
  public func write(_ output: Output, to path: String) throws(ReportingError) {
    let bytes = try render(output)
    let draft = "\(path).\(getpid()).part"
    let sink = try FileSink(path: draft)
    do {
      bytes.withUnsafeBufferPointer { buffer in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          if let start = characters.baseAddress { sink.write(start, count: characters.count) }
        }
      }
      try sink.close()
    } catch {
      _ = unlink(draft)
      throw ReportingError.cannotWrite(path: path, reason: "\(error)")
    }
    guard rename(draft, path) == 0 else {
      let reason = FileSink.reason(of: errno)
      _ = unlink(draft)
      throw ReportingError.cannotWrite(path: path, reason: reason)
    }
  }
}
