import CommandLineArguments
import NearMatch
import Scenarios

/// The scenarios that `--run` and `--skip` leave.
struct Selection {
  private let paths: [String]

  init(of paths: [String]) { self.paths = paths }

  /// The paths that are wanted and not skipped, in their order.
  ///
  /// - Throws: When a wanted word matches no scenario, or nothing is left.
  func selected(run: [String], skip: [String]) throws(Stop) -> Set<String> {
    var wanted: Set<String> = run.isEmpty ? Set(paths) : []
    for word in run {
      let matched = matches(of: word)
      guard !matched.isEmpty else { throw nothing(matches: word) }
      wanted.formUnion(matched)
    }
    for word in skip { wanted.subtract(matches(of: word)) }
    if wanted.isEmpty {
      throw Stop(
        status: .nothingJudged,
        message: "error: '--skip' leaves no scenario\nnote: 'scenecheck list' names them all"
      )
    }
    return wanted
  }

  /// What a word stands for: a pattern, or else a folder or a scenario's bare name.
  private func matches(of word: String) -> [String] {
    let pattern = PathPattern(word)
    let matched = paths.filter(pattern.matches)
    if !matched.isEmpty || word.contains("*") { return matched }
    let folder = paths.filter { $0.hasPrefix("\(word)/") }
    return folder.isEmpty ? paths.filter { Self.name($0) == word } : folder
  }

  private func nothing(matches word: String) -> Stop {
    let folders = Set(paths.map { String($0.dropLast(Self.name($0).count + 1)) }).sorted()
    let near = nearMatch(of: word, among: paths + folders + paths.map(Self.name))
    let hint = near.map { "did you mean '\($0)'?" } ?? "'scenecheck list' names them all"
    return Stop(
      status: .nothingJudged,
      message: "error: no scenario matches '\(word)'\nnote: \(hint)"
    )
  }

  /// The path's last part.
  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension Suite {
  /// The entries that `--run` and `--skip` leave; to match none is an error.
  static func selected(
    _ arguments: ParsedArguments,
    among all: [Entry]
  ) throws(Stop) -> [Entry] {
    let selection = Selection(of: all.map(\.scenario.path))
    let paths = try selection.selected(
      run: words(arguments.values(.run)),
      skip: words(arguments.values(.skip))
    )
    return all.filter { paths.contains($0.scenario.path) }
  }

  /// Patterns as given, and those of the files named with `@`.
  private static func words(_ words: [String]) throws(Stop) -> [String] {
    var patterns: [String] = []
    for word in words {
      if word.hasPrefix("@") {
        patterns += PathPattern.list(try text(of: String(word.dropFirst())))
      } else {
        patterns.append(word)
      }
    }
    return patterns
  }
}
