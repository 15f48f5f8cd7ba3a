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
    try sheet(output).apply(to: document) { Array($0) }
  }

  /// Writes an output so that the path holds the old file or the whole new one, never a part.
  public func write(_ output: Output, to path: String) throws(ReportingError) {
    try sheet(output).apply(to: document) { bytes throws(ReportingError) in
      try WholeFile.write(bytes, to: path)
    }
  }

  private func sheet(_ output: Output) -> Sheet {
    switch output {
    case .report: Sheet(name: output.rawValue, text: Stylesheets.report)
    case .junit: Sheet(name: output.rawValue, text: Stylesheets.junit)
    }
  }
}
