import Foundation

/// The command as built beside these tests, run as a user runs it.
struct Tool {
  let status: Int32
  let output: String
  let errors: String

  /// Where the built products stand: the tests are one of them.
  static let products: URL = {
    var url = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
    url = url ?? URL(filePath: CommandLine.arguments[0])
    return url?.deletingLastPathComponent() ?? URL(filePath: ".")
  }()

  static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs the command in a folder; both streams are read to their ends.
  static func run(
    _ words: [String],
    in folder: URL,
    environment: [String: String] = [:]
  ) throws -> Tool {
    let process = try started(words, in: folder, environment: environment)
    let output = process.output.fileHandleForReading.readDataToEndOfFile()
    process.process.waitUntilExit()
    return Tool(
      status: process.process.terminationStatus,
      output: String(decoding: output, as: UTF8.self),
      errors: try String(contentsOf: process.errors, encoding: .utf8)
    )
  }

  /// A command that is running; its errors go to a file, so that neither stream can block the other.
  struct Running {
    let process: Process
    let output: Pipe
    let errors: URL
  }

  static func started(
    _ words: [String],
    in folder: URL,
    environment: [String: String] = [:]
  ) throws -> Running {
    let errors = folder.appending(path: "errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = products.appending(path: "scenecheck")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment) { _, new in new }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Running(process: process, output: output, errors: errors)
  }

  /// An empty folder of its own.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
