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

/// A sequence of numbers that looks like chance and is the same each time (splitmix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
