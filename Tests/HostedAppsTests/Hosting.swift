import BundledSuite
import Conformance
import Foundation
import Harness
import HostedApps
import Implementations
import Recordings
import Scenarios
import SceneLifecycle
import Testing

/// What the tests host, and where it is.
enum Hosting {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let examples = root.appending(path: "Sources/Examples").path
  static let apps = root.appending(path: "Tests/HostedAppsTests/Apps").path
  /// Kept from one run of the tests to the next, as it is for users.
  static let cache = root.appending(path: ".build/hosted-apps").path

  static let scenarios: [Scenario] = BundledSuite.files.compactMap { file in
    switch try? DocumentReader.read(file.text, path: file.path) {
    case .scenario(let scenario): scenario
    case .trace(let trace): try? Recording.scenario(of: trace, path: file.path)
    case nil: nil
    }
  }

  /// The stand-in is compiled once, whoever asks first.
  private static let isReady: Bool = {
    (try? HooksFile(folder: "\(examples)/TwoWindows/Corrected", cacheFolder: cache)) != nil
  }()

  static func build(_ folder: String, languageMode: Int = 5) throws -> HostedAppBuild {
    #expect(isReady)
    return try HostedAppBuild(folder: folder, languageMode: languageMode, cacheFolder: cache)
  }

  static func program(_ build: HostedAppBuild) throws -> ChildProgram {
    let limits = Limits(answer: .seconds(20))
    return try ChildProgram(
      command: build.command,
      tool: "test",
      limits: limits,
      guardian: nil,
      home: HostedAppBuild.home
    )
  }

  static func program(_ folder: String) throws -> ChildProgram { try program(build(folder)) }

  /// A folder of these files.
  static func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return folder.path
  }

  /// What an app breaks, and where it could not be judged.
  static func findings(
    _ app: any Implementation,
    without left: [String] = []
  ) -> (broken: Set<Requirement>, undecided: [String], passed: Int) {
    var broken: Set<Requirement> = []
    var undecided: [String] = []
    var passed = 0
    for scenario in scenarios where !left.contains(scenario.path) {
      let result = Judge().judge(scenario, app, named: "app")
      broken.formUnion((result.violations + result.incidental).map(\.requirement))
      if result.verdict == .pass { passed += 1 }
      if result.verdict == .inconclusive {
        undecided.append("\(scenario.path): \(result.obstacle?.reason ?? "")")
      }
    }
    return (broken, undecided, passed)
  }
}
