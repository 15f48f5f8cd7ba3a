import Foundation
import LineProtocol
import TestSupport
import Testing

/// `scenecheck.h` reads and writes what we write and read.
@Suite struct CHeaderTests {
  /// The program that copies, compiled so that it stops at the first wrong access.
  private static let copier: URL? = {
    let path = FileManager.default.temporaryDirectory.appending(path: "scenecheck-copy").path
    let source = Python.root.appending(path: "Tests/Adapters/c/copy.c").path
    let header = Python.root.appending(path: "Sources/Scaffolds/Templates/c").path
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "cc", "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra", "-Werror", "-g",
      "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-I", header, "-o", path, source,
    ]
    try? compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? URL(filePath: path) : nil
  }()

  private static func copies(of lines: [[UInt8]]) throws -> [JSONValue] {
    let copier = try #require(copier)
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appending(path: UUID().uuidString)
    try Data(lines.joined(separator: [UInt8(ascii: "\n")]) + [UInt8(ascii: "\n")]).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    let output = Pipe()
    process.executableURL = copier
    process.environment = ["ASAN_OPTIONS": "detect_leaks=0"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      guard case .object(let fields) = try JSONReader.read(Array(line)) else { return .null }
      return fields.first { $0.name == "copy" }?.value ?? .null
    }
  }

  @Test func `every message comes back as it was sent`() throws {
    let lines = Samples.messages.enumerated().map { Numbered($0 + 1, $1).line }
    let copies = try Self.copies(of: lines)
    #expect(copies.count == lines.count)
    for (line, copy) in zip(lines, copies) { #expect(try JSONReader.read(line) == copy) }
  }

  @Test func `escapes of all kinds come back as their characters`() throws {
    let line =
      #"{"number" : 1, "a":"\u00e4\u20AC\ud83d\ude00\n\t\r\b\f\/\"\\" , "b":[ ], "c":{ },"d":[true ,false,"true"]}"#
    #expect(try Self.copies(of: [Array(line.utf8)]) == [try JSONReader.read(Array(line.utf8))])
  }

  @Test func `no damage makes it read beyond its line`() throws {
    var dice = SplitMix64(seed: 60)
    let lines = Samples.messages.enumerated().flatMap { place, message in
      (0..<60).map { _ in
        var line = Numbered(place + 1, message).line
        line.removeLast(Int.random(in: 0..<line.count, using: &dice))
        if let place = line.indices.randomElement(using: &dice) {
          line[place] = Array("{}[]\",:\\ud8".utf8).randomElement(using: &dice) ?? 0x20
        }
        return line
      }
    }
    // What comes back is no JSON; the sanitizer would have ended the program with a failure.
    _ = try? Self.copies(of: lines)
  }
}
