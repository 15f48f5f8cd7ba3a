import Foundation

/// A line that breaks a rule.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): error: \(message)" }
}

/// A file of the repository, its path below the root.
struct TextFile {
  let path: String
  let text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  /// The target that the file is part of, or nothing.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }
}

enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The text files below a folder in the order of their paths.
  static func files(below folder: String, endings: Set<String>) throws -> [TextFile] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path
    )
    return try paths.sorted().map { "\(folder)/\($0)" }
      .filter { endings.contains(($0 as NSString).pathExtension) && !isFolder($0) }
      .map { TextFile(path: $0, text: try text($0)) }
  }

  private static func isFolder(_ path: String) -> Bool {
    let values = try? root.appending(path: path).resourceValues(forKeys: [.isDirectoryKey])
    return values?.isDirectory == true
  }
}
