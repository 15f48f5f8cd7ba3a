/// A module of the stand-in, as it is compiled where an app is hosted.
package struct StandInModule: Sendable {
  /// Its name, which is that of its folder.
  package let name: String
  /// Whether it overrides initialisers on the main actor, which the later language mode refuses.
  package let isSwift5: Bool
  /// Whether it is a header alone.
  package let isHeader: Bool

  private init(_ name: String, isSwift5: Bool = false, isHeader: Bool = false) {
    self.name = name
    self.isSwift5 = isSwift5
    self.isHeader = isHeader
  }

  /// All, each after those that it imports.
  package static let all = [
    StandInModule("CMainQueue", isHeader: true),
    StandInModule("SceneLifecycle"),
    StandInModule("LineProtocol"),
    StandInModule("CloudKit", isSwift5: true),
    StandInModule("UserNotifications", isSwift5: true),
    StandInModule("UIKit", isSwift5: true),
    StandInModule("SceneHooks", isSwift5: true),
    StandInModule("CarPlay", isSwift5: true),
    StandInModule("SwiftUI", isSwift5: true),
    StandInModule("os", isSwift5: true),
    StandInModule("SceneTraceRecorder"),
  ]

  /// Its files, each with its path below `Sources/`.
  package var files: [(path: String, text: String)] {
    StandInSources.files.filter { $0.path.hasPrefix(name + "/") }
  }
}
