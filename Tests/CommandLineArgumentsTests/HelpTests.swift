import CommandLineArguments
import Foundation
import Testing

@Suite struct HelpTests {
  static let topics: [CommandName?] = [nil] + CommandName.allCases

  @Test(arguments: topics)
  func `no line is longer than 80 columns or ends in a space`(topic: CommandName?) {
    for line in HelpText.text(about: topic).split(separator: "\n") {
      #expect(line.count <= 80 && !line.hasSuffix(" "), "\(line)")
    }
  }

  /// `RECORD_GOLDEN=1` writes the file, and fails so that nobody records by mistake.
  @Test func `the whole help equals the golden file`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Golden/help.txt")
    let text = Self.topics.map { HelpText.text(about: $0) }.joined(separator: "\n---\n\n")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); run again without RECORD_GOLDEN")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
