import Foundation
import Testing

/// Compares with a golden file beside the test; `RECORD_GOLDEN=1` writes it, and fails so that nobody
/// records by mistake.
///
/// - Parameters:
///   - text: What is to be as the file says.
///   - name: The file's name in the folder `Golden`.
///   - test: The test's own file.
/// - Throws: When the file is not there.
package func expectGolden(_ text: String, _ name: String, test: String = #filePath) throws {
  let folder = URL(filePath: test).deletingLastPathComponent().appending(path: "Golden")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(name); run again without RECORD_GOLDEN")
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  for (index, pair) in zip(expected.split(separator: "\n"), text.split(separator: "\n"))
    .enumerated()
  {
    #expect(pair.0 == pair.1, "\(name), line \(index + 1) without blank ones")
  }
  #expect(expected == text, "\(name)")
}
