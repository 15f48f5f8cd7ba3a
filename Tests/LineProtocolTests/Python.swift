import Foundation
import Testing

/// Python, as another reader and writer of JSON.
enum Python {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a script of this folder on lines.
  ///
  /// - Returns: The lines it writes, without their line feeds.
  static func run(_ script: String, _ lines: [[UInt8]], _ arguments: [String] = []) throws -> [Data]
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "input")
    let output = folder.appending(path: "output")
    try Data(lines.joined(separator: [UInt8(ascii: "\n")]) + [UInt8(ascii: "\n")]).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: script).path
    process.arguments = ["python3", path] + arguments
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(script) failed")
    let parts = try Data(contentsOf: output).split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    return parts.dropLast().map { Data($0) }
  }
}
