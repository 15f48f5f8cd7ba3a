import Expectations
import Foundation
import Testing

/// The guide says what the reader knows.
@Suite struct GuideTests {
  private static func lines(of heading: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "docs/expectations.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    guard let start = lines.firstIndex(of: "## " + heading) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  @Test func `the guide has each diagnostic once`() throws {
    let rows = try Self.lines(of: "Diagnostics").filter { $0.hasPrefix("- `") }
    let known = ExpectationComplaint.allCases.map(\.rawValue)
    #expect(rows.map { String($0.dropFirst(3).dropLast()) } == known)
  }

  @Test func `the guide has each keyword once, in the order in which an entry is written`() throws {
    let rows = try Self.lines(of: "The file").filter { $0.hasPrefix("| `") }
    let entry = try #require(read(RoundTripTests.canonical).entries.first)
    let written = ExpectationWriter.block(entry).filter { !$0.hasPrefix("#") }
      .map { $0.components(separatedBy: " ")[0] }
    #expect(rows.map { $0.components(separatedBy: "`")[1] } == written)
  }

  @Test func `the file shown in the guide is in canonical form`() throws {
    let text = try Self.lines(of: "The file").joined(separator: "\n")
    let block = text.components(separatedBy: "```")[1].dropFirst()
    let path = "data-safety/kept-through-reclaim-and-kill"
    let known = [path: try #require(devices["data/kept"])]
    let file = try ExpectationReader.read(String(block), path: "e", devices: known)
    #expect(ExpectationWriter.write(file) == block)
  }
}
