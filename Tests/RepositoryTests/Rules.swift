/// What holds in every source file; each takes one file and says where it is broken.
enum Rules {
  /// The only targets that print and may look at a clock; what is built is kept by when it was used.
  static let mayAct: Set<String> = ["Benchmarks", "Examples", "HostedApps", "scenecheck"]
  /// Apps that are hosted, and what stands for Apple's modules: Foundation is what they are made of.
  static let hosted: Set<String> = [
    "CarPlay", "CloudKit", "SceneHooks", "SceneTraceRecorder", "SwiftUI", "UIKit",
    "UserNotifications",
  ]
  /// Text of other files, compiled in.
  static let carriesText: Set<String> = ["BundledSuite", "Scaffolds"]
  static let mayImportFoundation: Set<String> = mayAct.union(hosted).union([
    "CapabilityProbe", "EmbedSources", "Jobs", "Reporting", "StandInPlugin",
  ])
  /// Tables and generated files, which nobody reads from top to bottom.
  static let mayBeLong: Set<String> = [
    "Sources/BundledSuite/BundledSuite.swift",
    "Tests/CapabilityProbeTests/Golden/matrix.txt",
    "Sources/Reporting/Generated/Stylesheets.swift",
    "Sources/Scaffolds/Scaffolds+Files.swift",
    "Sources/SceneLifecycle/Knowledge/CapabilityFacts.swift",
    "Sources/SceneLifecycle/Knowledge/Facts.swift",
  ]

  static func actions(_ file: TextFile) -> [Finding] {
    if mayAct.contains(file.target) || carriesText.contains(file.target) { return [] }
    return ["print(", "Date()", "Task.sleep", ".random("].flatMap { word in
      find(word, in: file, "'\(word)' stands only in the command") { before in
        word.hasPrefix(".") || before?.isLetter != true
      }
    }
  }

  /// Where child processes are.
  static let foundationFolders = ["Sources/Implementations/ChildProcess/"]

  static func foundation(_ file: TextFile) -> [Finding] {
    if mayImportFoundation.union(carriesText).contains(file.target) { return [] }
    if foundationFolders.contains(where: file.path.hasPrefix) { return [] }
    return ["import Foundation", "import Glibc", "import Darwin"].flatMap {
      find($0, in: file, "'\(file.target)' does without Foundation")
    }
  }

  static func length(_ file: TextFile) -> [Finding] {
    let count = file.lines.count - 1
    if count <= 350 || mayBeLong.contains(file.path) { return [] }
    return [Finding(path: file.path, line: 351, message: "\(count) lines; at most 350")]
  }

  static func leftovers(_ file: TextFile) -> [Finding] {
    // In two parts, so that this file keeps its own rule.
    ["TO" + "DO", "FIX" + "ME"].flatMap { find($0, in: file, "do it, or write an issue") }
  }

  static func machinePaths(_ file: TextFile) -> [Finding] {
    ["/Us" + "ers/", "/ho" + "me/", "/ro" + "ot/", "/wo" + "rk/"].flatMap { prefix in
      // A web address or a relative path may go on with such a word.
      find(prefix, in: file, "a path of one machine") { before in
        before.map { " \"'`(=:>\t".contains($0) } ?? true
      }
    }
  }

  private static func find(
    _ word: String,
    in file: TextFile,
    _ message: String,
    where allowed: (Character?) -> Bool = { $0.map { !$0.isLetter } ?? true }
  ) -> [Finding] {
    file.lines.enumerated().compactMap { index, line in
      let hit = line.ranges(of: word).contains { allowed(line[..<$0.lowerBound].last) }
      return hit ? Finding(path: file.path, line: index + 1, message: message) : nil
    }
  }
}
