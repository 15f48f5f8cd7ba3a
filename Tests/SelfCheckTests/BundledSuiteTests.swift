import BundledSuite
import Foundation
import Testing

@Suite struct BundledSuiteTests {
  /// After a change of a scenario, `scripts/embed-scenarios` brings the two together again.
  @Test func `what is compiled in is what stands in Scenarios`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scenarios")
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".scenario") || $0.hasSuffix(".trace") }.sorted()
    #expect(BundledSuite.files.map(\.path) == names)
    for file in BundledSuite.files {
      let text = try String(contentsOf: root.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path)")
    }
  }
}
