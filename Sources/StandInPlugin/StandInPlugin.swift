import Foundation
import PackagePlugin

/// Embeds the sources of the stand-in in the target that asks for it, whenever they change.
@main struct StandInPlugin: BuildToolPlugin {
  static let modules = [
    "SceneLifecycle", "LineProtocol", "CMainQueue", "CloudKit", "UserNotifications", "UIKit",
    "SceneHooks", "CarPlay", "SwiftUI", "os", "SceneTraceRecorder",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL.appending(path: "Sources")
    let files = Self.modules.flatMap { module in
      let folder = root.appending(path: module)
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (all?.allObjects ?? []).compactMap { $0 as? URL }.filter {
        ["swift", "h", "modulemap"].contains($0.pathExtension)
      }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "StandInSources+Files.swift")
    return [
      .buildCommand(
        displayName: "Embedding the stand-in's sources",
        executable: try context.tool(named: "EmbedSources").url,
        arguments: [output.path, root.path] + files.map(\.path).sorted(),
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
