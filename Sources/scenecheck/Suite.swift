import BundledSuite
import CommandLineArguments
import Foundation
import Harness
import Implementations
import Recordings
import Scenarios
import SceneLifecycle

/// Where scenarios come from.
enum Suite {
  /// A scenario with the file it was read from.
  struct Entry {
    let scenario: Scenario
    /// The file as diagnostics name it, so that an editor finds it.
    let file: String
    let text: String

    func diagnostic(_ mistake: ScenarioMistake) -> Diagnostic {
      Diagnostic(path: file, line: mistake.line, column: 1, message: mistake.message)
    }

    /// What is checked but never put to the test, where the file says that it is checked.
    func diagnostic(vacuous requirement: Requirement) -> Diagnostic {
      let slug = requirement.rawValue
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = lines.firstIndex { $0.hasPrefix("checks") && $0.contains(slug) } ?? 0
      let start = lines[line].range(of: slug)?.lowerBound ?? lines[line].startIndex
      return Diagnostic(
        path: file,
        line: line + 1,
        column: lines[line].unicodeScalars.distance(from: lines[line].startIndex, to: start) + 1,
        message: "nothing in this file puts '\(slug)' to the test"
      )
    }
  }

  /// Reads the bundled scenarios, or those of a folder, with all errors of all files at once.
  static func entries(in folder: String?) throws(Stop) -> [Entry] {
    guard let folder else {
      return try read(BundledSuite.files.map { ("Scenarios/\($0.path)", $0.path, $0.text) })
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue,
      let names = FileManager.default.enumerator(atPath: folder)
    else {
      throw Stop(status: .noInput, message: "error: there is no folder '\(folder)'")
    }
    let paths = names.compactMap { $0 as? String }
      .filter { withoutEnding($0) != $0 }.sorted()
    var files: [(String, String, String)] = []
    for path in paths {
      files.append(("\(folder)/\(path)", path, try text(of: "\(folder)/\(path)")))
    }
    return try read(files)
  }

  /// Reads files by name.
  static func entries(at paths: [String]) throws(Stop) -> [Entry] {
    var files: [(String, String, String)] = []
    for path in paths { files.append((path, path, try text(of: path))) }
    return try read(files)
  }

  /// The scenarios that `--run` and `--skip` leave; to match none is an error.
  static func selected(_ arguments: ParsedArguments) throws(Stop) -> [Entry] {
    try selected(arguments, among: entries(in: arguments.value(.scenarios)))
  }

  /// Those that `--run` and `--skip` leave among some.
  static func selected(
    _ arguments: ParsedArguments,
    among all: [Entry]
  ) throws(Stop) -> [Entry] {
    let wanted = try patterns(arguments.values(.run))
    let skipped = try patterns(arguments.values(.skip))
    let isAll = arguments.values(.run).isEmpty
    let entries = all.filter { entry in
      (isAll || wanted.contains { $0.matches(entry.scenario.path) })
        && !skipped.contains { $0.matches(entry.scenario.path) }
    }
    if entries.isEmpty {
      throw Stop(
        status: .nothingJudged,
        message: "error: no scenario matches\nnote: 'scenecheck list' names them all"
      )
    }
    return entries
  }

  /// Refuses scenarios with a step that cannot happen, all of them at once, before any is judged.
  static func checkPlayable(_ entries: [Entry]) throws(Stop) {
    let judge = Judge(alternatives: .default)
    try refuse(
      entries.compactMap { entry in
        judge.impossibleStep(entry.scenario, DocumentApp()).map(entry.diagnostic)
      }
    )
  }

  /// Ends the command when there is something to say.
  static func refuse(_ diagnostics: [Diagnostic]) throws(Stop) {
    if diagnostics.isEmpty { return }
    let lines = diagnostics.map(\.description).joined(separator: "\n")
    throw Stop(status: .badInput, message: lines)
  }

  /// Patterns as given, and those of the files named with `@`.
  private static func patterns(_ words: [String]) throws(Stop) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for word in words {
      if word.hasPrefix("@") {
        patterns += PathPattern.list(try text(of: String(word.dropFirst())))
      } else {
        patterns.append(PathPattern(word))
      }
    }
    return patterns
  }

  /// Reads traces by name; a scenario among them is an error.
  static func traces(at paths: [String]) throws(Stop) -> [(path: String, trace: Trace)] {
    var traces: [(path: String, trace: Trace)] = []
    var wrong: [Diagnostic] = []
    for path in paths {
      let text = try text(of: path)
      do {
        switch try DocumentReader.read(text, path: path) {
        case .trace(let trace): traces.append((path, trace))
        case .scenario:
          let message = "this is a scenario, expected 'trace 1'"
          wrong.append(Diagnostic(path: path, line: 1, column: 1, message: message))
        }
      } catch {
        wrong += error.diagnostics
      }
    }
    try refuse(wrong)
    return traces
  }

  /// The path that a scenario or a trace goes by; the same for other files.
  private static func withoutEnding(_ path: String) -> String {
    let ending = [".scenario", ".trace"].first(where: path.hasSuffix) ?? ""
    return String(path.dropLast(ending.count))
  }

  /// A file's text.
  static func text(of path: String) throws(Stop) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Stop(status: .noInput, message: "error: there is no file '\(path)'")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Stop(status: .badInput, message: "\(path):1:1: error: the file is not UTF-8")
    }
    return text
  }

  private static func read(
    _ files: [(file: String, path: String, text: String)]
  ) throws(Stop) -> [Entry] {
    var entries: [Entry] = []
    var diagnostics: [Diagnostic] = []
    for (file, path, text) in files {
      do {
        var scenario =
          switch try DocumentReader.read(text, path: file) {
          case .scenario(let scenario): scenario
          case .trace(let trace): try Recording.scenario(of: trace, path: file)
          }
        scenario.path = withoutEnding(path)
        entries.append(Entry(scenario: scenario, file: file, text: text))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    try refuse(diagnostics)
    return entries
  }
}
