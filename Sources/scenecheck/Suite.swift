import BundledSuite
import CommandLineArguments
import Foundation
import Recordings
import Scenarios

/// Where scenarios come from.
enum Suite {
  /// Whether the scenarios are those that are compiled in, which tests prove to be in order.
  static func isBundled(_ arguments: ParsedArguments) -> Bool {
    arguments.operands.isEmpty && arguments.value(.scenarios) == nil
  }

  /// Where the scenarios come from, in the words of the user.
  static func name(_ arguments: ParsedArguments) -> String {
    if !arguments.operands.isEmpty { return arguments.operands.joined(separator: " ") }
    return arguments.value(.scenarios) ?? "bundled"
  }

  /// Reads the bundled scenarios, those of a folder, or the files and folders named.
  ///
  /// - Parameters:
  ///   - arguments: What names them.
  ///   - check: What else is wrong with a scenario that can be read.
  /// - Returns: The scenarios in order, each file once.
  /// - Throws: All that is wrong in all files at once.
  static func entries(
    _ arguments: ParsedArguments,
    _ check: (Entry) -> [Diagnostic] = { _ in [] }
  ) throws(Stop) -> [Entry] {
    if isBundled(arguments) {
      return try read(BundledSuite.files.map { ("Scenarios/\($0.path)", $0.path, $0.text) }, check)
    }
    let operands = arguments.operands
    guard let folder = arguments.value(.scenarios) else {
      var paths: [String] = []
      for operand in operands { paths += try files(at: operand) }
      var seen: Set<String> = []
      return try read(texts(of: paths.filter { seen.insert($0).inserted }.map { ($0, $0) }), check)
    }
    if let first = operands.first {
      throw .usage("both '--scenarios' and '\(first)' name scenarios", "leave one of them out")
    }
    guard isFolder(folder) else {
      throw Stop(status: .noInput, message: "error: there is no folder '\(folder)'")
    }
    return try read(texts(of: files(below: folder).map { ("\(folder)/\($0)", $0) }), check)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The file of this name, or the scenarios and traces of the folder.
  private static func files(at operand: String) throws(Stop) -> [String] {
    guard FileManager.default.fileExists(atPath: operand) else {
      throw Stop(status: .noInput, message: "error: there is no file or folder '\(operand)'")
    }
    guard isFolder(operand) else { return [operand] }
    let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
    return try files(below: operand).map { "\(folder)/\($0)" }
  }

  /// The paths of a folder's scenarios and traces, from the folder on; to have none is an error.
  private static func files(below folder: String) throws(Stop) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { withoutEnding($0) != $0 }.sorted()
    if paths.isEmpty {
      let message = "error: no file below '\(folder)' ends in '.scenario' or '.trace'"
      throw Stop(status: .noInput, message: message)
    }
    return paths
  }

  private static func texts(
    of names: [(file: String, path: String)]
  ) throws(Stop) -> [(file: String, path: String, text: String)] {
    var files: [(file: String, path: String, text: String)] = []
    for (file, path) in names { files.append((file, path, try text(of: file))) }
    return files
  }

  /// Ends the command when there is something to say.
  static func refuse(_ diagnostics: [Diagnostic]) throws(Stop) {
    if diagnostics.isEmpty { return }
    let lines = diagnostics.map(\.description).joined(separator: "\n")
    throw Stop(status: .badInput, message: lines)
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
    _ files: [(file: String, path: String, text: String)],
    _ check: (Entry) -> [Diagnostic]
  ) throws(Stop) -> [Entry] {
    var entries: [Entry] = []
    var diagnostics: [Diagnostic] = []
    for (file, path, text) in files {
      do {
        for document in try DocumentReader.readAll(text, path: file) {
          var scenario =
            switch document {
            case .scenario(let scenario): scenario
            case .trace(let trace): try Recording.scenario(of: trace, path: file)
            }
          // What tells the scenarios of one file apart comes after the file's name.
          let variant = scenario.path.dropFirst(withoutEnding(file).count)
          scenario.path = withoutEnding(path) + variant
          let entry = Entry(scenario: scenario, file: file, text: text)
          diagnostics += check(entry).filter { !diagnostics.contains($0) }
          entries.append(entry)
        }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    try refuse(diagnostics)
    return entries
  }
}
