/// Adapters to begin with: each builds, runs and passes `scenecheck smoke`.
package enum Scaffolds {
  /// A language that there is an adapter in.
  package enum Language: String, CaseIterable, Sendable {
    case python
    case javascript
    case c
    case swift

    /// The command that builds the adapter in its folder; `nil` when there is nothing to build.
    package var build: String? {
      switch self {
      case .python, .javascript: nil
      case .c: "cc -std=c99 -D_POSIX_C_SOURCE=200809L -O2 -o adapter adapter.c"
      case .swift: "swiftc -swift-version 5 -O -o adapter adapter.swift"
      }
    }

    /// The command that is the adapter.
    ///
    /// - Parameter folder: The adapter's folder, as the shell reads it.
    /// - Returns: The command as it stands behind `exec:`.
    package func run(in folder: String) -> String {
      switch self {
      case .python: "python3 \(folder)/adapter.py"
      case .javascript: "node \(folder)/adapter.mjs"
      case .c, .swift: "\(folder)/adapter"
      }
    }

    /// The files of the adapter, each by its name.
    package var files: [(name: String, text: String)] {
      Scaffolds.files.filter { $0.path.hasPrefix(rawValue + "/") }
        .map { (String($0.path.dropFirst(rawValue.count + 1)), $0.text) }
    }
  }
}
