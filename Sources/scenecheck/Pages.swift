import Foundation
import Reporting

/// The pages made from a results file.
enum Pages {
  /// Makes the pages of results.
  ///
  /// - Parameters:
  ///   - results: The file to read.
  ///   - folder: Where the pages go.
  ///   - isTrusted: Whether this run has just written the file; any other is compared with the schema.
  /// - Throws: `Stop` when the results cannot be read, or a page cannot be written.
  static func write(
    from results: String,
    to folder: String,
    isTrusted: Bool
  ) throws(Stop) {
    let renderer = try opened(results)
    do {
      if !isTrusted { try renderer.validate() }
      try renderer.write(.report, to: "\(folder)/report.html")
      try renderer.write(.junit, to: "\(folder)/junit.xml")
    } catch {
      throw stop(error)
    }
  }

  /// What an error of reading, writing or rendering results means for the exit status.
  static func stop(_ error: ReportingError) -> Stop {
    let status: ExitStatus =
      switch error {
      case .cannotOpen: .cannotCreate
      case .cannotWrite: .cannotWrite
      case .unknownImplementation, .alreadyFinished, .sheetFailed: .ownMistake
      case .anotherRun, .doctype, .illFormed, .wrongRoot, .wrongVersion, .truncated, .invalid:
        .badInput
      }
    return Stop(status: status, message: error.description)
  }

  static func junit(of results: String) throws(Stop) -> [UInt8] {
    let renderer = try opened(results)
    do {
      try renderer.validate()
      return try renderer.render(.junit)
    } catch {
      throw stop(error)
    }
  }

  private static func opened(_ results: String) throws(Stop) -> ReportRenderer {
    guard FileManager.default.fileExists(atPath: results) else {
      throw Stop(status: .noInput, message: "error: there is no file '\(results)'")
    }
    do {
      return try ReportRenderer(resultsAt: results)
    } catch {
      throw Stop(status: .badInput, message: "\(error)")
    }
  }
}
