import Foundation
import Testing

@Suite struct FormatTests {
  /// A configuration that names some rules turns off all that it does not name.
  @Test func `the formatter's configuration names every rule`() throws {
    let ours = try Self.rules(Data(Repository.text(".swift-format").utf8))
    #expect(try Self.unnamed(ours, of: Self.rules(Self.dumpedConfiguration())).isEmpty)
  }

  @Test func `a rule that is left out is found`() throws {
    let all = try Self.rules(Data(#"{"rules": {"A": true, "B": false}}"#.utf8))
    let some = try Self.rules(Data(#"{"rules": {"A": true}}"#.utf8))
    #expect(Self.unnamed(some, of: all) == [".swift-format:1: error: it does not name 'B'"])
  }

  private struct Configuration: Decodable {
    let rules: [String: Bool]
  }

  private static func rules(_ data: Data) throws -> Set<String> {
    Set(try JSONDecoder().decode(Configuration.self, from: data).rules.keys)
  }

  private static func unnamed(_ ours: Set<String>, of all: Set<String>) -> [String] {
    all.subtracting(ours).sorted().map {
      "\(Finding(path: ".swift-format", line: 1, message: "it does not name '\($0)'"))"
    }
  }

  private static func dumpedConfiguration() throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "dump-configuration"]
    // Elsewhere, or it would dump the configuration of the repository.
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return data
  }
}
