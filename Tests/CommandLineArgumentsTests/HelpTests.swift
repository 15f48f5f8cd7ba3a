import CommandLineArguments
import TestSupport
import Testing

@Suite struct HelpTests {
  static let topics: [CommandName?] = [nil] + CommandName.allCases

  @Test(arguments: topics)
  func `no line is longer than 80 columns or ends in a space`(topic: CommandName?) {
    for line in HelpText.text(about: topic).split(separator: "\n") {
      #expect(line.count <= 80 && !line.hasSuffix(" "), "\(line)")
    }
  }

  @Test func `the whole help equals the golden file`() throws {
    let text = Self.topics.map { HelpText.text(about: $0) }.joined(separator: "\n---\n\n")
    try expectGolden(text, "help.txt")
  }
}
