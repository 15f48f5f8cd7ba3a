import Foundation
import SceneLifecycle

/// `docs/facts.md`, as far as code depends on it.
struct FactDocument {
  private(set) var rows: [(id: String, grade: Grade?)] = []
  /// The identifiers of the open questions.
  private(set) var questions: Set<String> = []
  /// The facts listed as those that no code rests on.
  private(set) var leftOut: [String] = []

  init() throws {
    let text = try String(
      contentsOf: SourceFile.root.appending(path: "docs/facts.md"),
      encoding: .utf8
    )
    var isLeftOut = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { isLeftOut = line.contains("no code rests on") }
      if isLeftOut {
        leftOut += line.matches(of: #/\b(?:CAP|LIFE|REST|WIN|FW)-\d+/#).map { String($0.output) }
      } else if let row = line.prefixMatch(of: #/- \*\*([A-Z]+-\d+)\*\* \[([DRIU])/#) {
        rows.append((String(row.1), Self.grade(row.2)))
      } else if let question = line.prefixMatch(of: #/\| (OQ-\d+) /#) {
        questions.insert(String(question.1))
      }
    }
  }

  private static func grade(_ letter: Substring) -> Grade? {
    switch letter {
    case "D": .documented
    case "R": .reported
    case "I": .inferred
    default: nil
    }
  }
}

/// A Swift file below `Sources`, with the facts it names as data or in a comment.
struct SourceFile {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  let path: String
  let named: Set<String>

  static func all() throws -> [Self] {
    let folder = root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("BundledSuite/") }
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let written = text.matches(of: #/\b(?:CAP|LIFE|REST|WIN|FW|OQ)-\d+/#).map {
          String($0.output)
        }
        let data = text.matches(of: #/\.(cap|life|rest|win|fw)(\d\d)\b/#)
          .map { "\($0.1.uppercased())-\($0.2)" }
        return Self(path: path, named: Set(written + data))
      }
  }
}
