import BundledSuite
import Foundation
import Scenarios
import Testing

/// `docs/field-reports.md` lists the scenarios that name each report, all of them and no others.
@Suite struct FieldReportTests {
  /// The rows of the table: a report, and where it is.
  private static func rows() throws -> [(report: String, place: Substring)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "docs/field-reports.md"),
      encoding: .utf8
    )
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|")
      guard cells.count == 3, let report = cells[0].firstMatch(of: #/BR-\d+/#) else { return nil }
      return (String(report.output), cells[2])
    }
  }

  /// The files that name a report in their `source` line.
  private static func files() -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    for file in BundledSuite.files {
      let line = file.text.split(separator: "\n").first { $0.hasPrefix("source ") } ?? ""
      for report in line.matches(of: #/BR-\d+/#) {
        files[String(report.output), default: []].insert(String(file.path.prefix { $0 != "." }))
      }
    }
    return files
  }

  @Test func `every report stands once and says where it is or why it is not`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 100)
    #expect(Set(rows.map(\.report)).count == rows.count)
    for row in rows { #expect(row.place.contains(".") || row.place.contains("`"), "\(row.report)") }
  }

  @Test func `the scenarios of a report are those that name it`() throws {
    let rows = try Self.rows()
    let files = Self.files()
    #expect(Set(files.keys).isSubset(of: Set(rows.map(\.report))))
    for row in rows {
      let listed = Set(row.place.matches(of: #/`([a-z-]+\/[^`]+)`/#).map { String($0.1) })
      let naming = files[row.report] ?? []
      let more = row.place.firstMatch(of: #/ and (\d+) more/#).flatMap { Int($0.1) } ?? 0
      #expect(listed.isSubset(of: naming), "\(row.report)")
      #expect(listed.count + more == naming.count, "\(row.report)")
    }
  }
}
