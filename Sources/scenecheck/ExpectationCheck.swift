import CommandLineArguments
import Conformance
import Expectations
import Foundation
import Reporting
import Scenarios
import SceneLifecycle

/// What a run is held against: the entries of `--expect`, or none.
struct ExpectationCheck {
  /// The file as the user names it; `nil` when nothing is expected.
  let path: String?
  /// Tells whether the file, or which of its entries have expired, has changed; `nil` without a file.
  let fingerprint: String?
  private let rewrites: Bool
  private var sheet: ExpectationSheet

  /// Reads the file, with all that is wrong in it at once; one that is to be written may be missing.
  init(_ arguments: ParsedArguments, _ suite: [Suite.Entry]) throws(Stop) {
    try Self.checkUsage(arguments)
    path = arguments.value(.expect)
    rewrites = arguments.has(.updateExpectations)
    var file = ExpectationFile()
    var text = ""
    if let path, !rewrites || FileManager.default.fileExists(atPath: path) {
      text = try Suite.text(of: path)
      file = try Self.read(text, path, suite)
    }
    let today = Self.today
    fingerprint = path.map { _ in Self.fingerprint(of: text, file, today) }
    sheet = ExpectationSheet(
      file,
      today: today,
      strict: arguments.has(.strict),
      isExhaustive: arguments.value(.alternatives) != "default"
    )
  }

  /// A run that leaves something out does not know what the file should say.
  private static func checkUsage(_ arguments: ParsedArguments) throws(Stop) {
    guard arguments.has(.updateExpectations) else { return }
    let update = OptionName.updateExpectations.written
    guard arguments.value(.expect) != nil else {
      throw .usage("'\(update)' needs '--expect'", "name the file that it writes")
    }
    let limits: [OptionName] = [.run, .skip]
    var partial = limits.filter { !arguments.values($0).isEmpty }
    if arguments.has(.failFast) { partial.append(.failFast) }
    if arguments.value(.alternatives) == "default" { partial.append(.alternatives) }
    guard let first = partial.first else { return }
    throw .usage(
      "'\(update)' does not go with '\(first.written)'",
      "only a run that leaves nothing out knows what to expect"
    )
  }

  private static func fingerprint(of text: String, _ file: ExpectationFile, _ today: Day) -> String
  {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    for entry in file.entries { fingerprint.add(entry.until < today ? "expired" : "holds") }
    return fingerprint.text
  }

  private static func read(
    _ text: String,
    _ path: String,
    _ suite: [Suite.Entry]
  ) throws(Stop) -> ExpectationFile {
    let devices = Dictionary(
      suite.map { ($0.scenario.path, $0.scenario.device) },
      uniquingKeysWith: { first, _ in first }
    )
    do {
      return try ExpectationReader.read(text, path: path, devices: devices)
    } catch {
      throw Stop(status: .badInput, message: error.description)
    }
  }

  /// Today's date in UTC, or that of `SOURCE_DATE_EPOCH`, with which a run can be made again.
  private static var today: Day {
    let given = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    let seconds = given ?? Int(Date().timeIntervalSince1970)
    return Day(daysSince1970: Int((Double(seconds) / 86_400).rounded(.down)))
  }

  /// The result with what is said of its breaks; as it was when nothing is expected.
  func marked(_ result: ScenarioResult, of scenario: ScenarioFacts) -> ScenarioResult {
    path == nil ? result : sheet.marked(result, of: scenario)
  }

  mutating func take(_ result: ScenarioResult, of scenario: ScenarioFacts) {
    if path != nil { sheet.take(result, of: scenario) }
  }

  /// The entries that nothing in the run so far bears out.
  var stale: [StaleExpectation] { sheet.stale }

  /// Writes the file anew when that was asked for.
  ///
  /// - Parameter doubt: Why the run does not know all; `nil` when it does.
  /// - Returns: What was done, for the user; `nil` when nothing was asked for.
  /// - Throws: When the file cannot be written; it is as it was then.
  func rewrite(unless doubt: String?) throws(Stop) -> String? {
    guard rewrites, let path else { return nil }
    if let doubt { return "\(path) is not rewritten: \(doubt)" }
    let update = sheet.updated()
    do {
      try WholeFile.write(ExpectationWriter.write(update.file), to: path)
    } catch {
      throw Pages.stop(error)
    }
    return "\(path) is rewritten: \(update.kept) kept, \(update.changed) changed, "
      + "\(update.dropped) dropped, \(update.added) added"
  }
}
