import BundledSuite
import CommandLineArguments
import Foundation
import Recordings
import Scenarios

/// Where scenarios come from.
enum Suite {
  /// Reads the bundled scenarios, or those of a folder, with all errors of all files at once.
  static func scenarios(in folder: String?) throws(Stop) -> [Scenario] {
    try read(folder.map(files(in:)) ?? BundledSuite.files.map { ($0.path, $0.text) })
  }

  /// The scenarios that `--run` and `--skip` leave; to match none is an error.
  static func selected(_ arguments: ParsedArguments) throws(Stop) -> [Scenario] {
    let wanted = try patterns(arguments.values(.run))
    let skipped = try patterns(arguments.values(.skip))
    let isAll = arguments.values(.run).isEmpty
    let scenarios = try scenarios(in: arguments.value(.scenarios)).filter { scenario in
      (isAll || wanted.contains { $0.matches(scenario.path) })
        && !skipped.contains { $0.matches(scenario.path) }
    }
    if scenarios.isEmpty {
      throw Stop(
        status: .nothingJudged,
        message: "error: no scenario matches\nnote: 'scenecheck list' names them all"
      )
    }
    return scenarios
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

  /// Reads files by name.
  static func scenarios(at paths: [String]) throws(Stop) -> [Scenario] {
    var files: [(String, String)] = []
    for path in paths { files.append((path, try text(of: path))) }
    return try read(files)
  }

  /// Reads traces by name; a scenario among them is an error.
  static func traces(at paths: [String]) throws(Stop) -> [(path: String, trace: Trace)] {
    var traces: [(path: String, trace: Trace)] = []
    var wrong: [String] = []
    for path in paths {
      do {
        switch try DocumentReader.read(try text(of: path), path: path) {
        case .trace(let trace): traces.append((path, trace))
        case .scenario: wrong.append("\(path):1:1: error: this is a scenario, expected 'trace 1'")
        }
      } catch let stop as Stop {
        throw stop
      } catch {
        wrong.append("\(error)")
      }
    }
    if wrong.isEmpty { return traces }
    throw Stop(status: .badInput, message: wrong.joined(separator: "\n"))
  }

  private static func files(in folder: String) throws(Stop) -> [(String, String)] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw Stop(status: .noInput, message: "error: there is no folder '\(folder)'")
    }
    let paths = names.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".scenario") || $0.hasSuffix(".trace") }.sorted()
    var files: [(String, String)] = []
    for path in paths { files.append((path, try text(of: "\(folder)/\(path)"))) }
    return files
  }

  private static func text(of path: String) throws(Stop) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Stop(status: .noInput, message: "error: there is no file '\(path)'")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Stop(status: .badInput, message: "\(path):1:1: error: the file is not UTF-8")
    }
    return text
  }

  private static func read(_ files: [(String, String)]) throws(Stop) -> [Scenario] {
    var scenarios: [Scenario] = []
    var diagnostics: [String] = []
    for (path, text) in files {
      do {
        switch try DocumentReader.read(text, path: path) {
        case .scenario(let scenario): scenarios.append(scenario)
        case .trace(let trace): scenarios.append(try Recording.scenario(of: trace, path: path))
        }
      } catch {
        diagnostics += error.diagnostics.map(\.description)
      }
    }
    if diagnostics.isEmpty { return scenarios }
    throw Stop(status: .badInput, message: diagnostics.joined(separator: "\n"))
  }
}
