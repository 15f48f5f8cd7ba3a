import CapabilityProbe
import Foundation
import SceneLifecycle

/// An app that was built against the stand-in.
package struct HostedAppBuild: Sendable {
  /// The folder in the data folder of a run that is the home of a hosted app.
  package static let home = "home"

  /// The command that runs the program, which speaks the line protocol.
  package let command: String
  /// What was rewritten in the copy that was compiled, and what is out of reach: a line each.
  package let notes: [String]

  /// Builds the app of a folder, or finds it in the cache.
  ///
  /// - Parameters:
  ///   - folder: The folder with the delegates' sources.
  ///   - propertyList: The app's Info.plist; `nil` to take that of the folder.
  ///   - module: The name of the app's module; `nil` for `App`.
  ///   - languageMode: The version of the language, 5 or 6.
  ///   - cacheFolder: Where builds are kept; `nil` for the user's caches.
  ///   - tell: Is told what takes long, before it does.
  /// - Throws: Why the app cannot be hosted.
  package init(
    folder: String,
    propertyList: String? = nil,
    module: String? = nil,
    languageMode: Int = 5,
    cacheFolder: String? = nil,
    tell: (String) -> Void = { _ in }
  ) throws(HostingProblem) {
    let sources = try AppSources(folder: folder, propertyList: propertyList)
    let toolchain = try Toolchain()
    let cache = BuildCache(folder: cacheFolder)
    let standIn = try StandInBuild(toolchain, cache) {
      tell("compiling the UIKit stand-in, once for this compiler")
    }
    let module = module ?? "App"
    var key = ContentKey()
    for part in [standIn.key, module, String(languageMode)] { key.add(part) }
    for file in sources.files {
      key.add(file.path)
      key.add(file.bytes)
    }
    key.add(sources.propertyList?.bytes ?? [])
    let place = try cache.folder("apps", key.text, keeping: 8) { folder throws(HostingProblem) in
      let job = AppJob(sources, module, languageMode, toolchain, standIn, folder)
      try job.build()
    }
    command = Self.command(
      of: "\(place)/app",
      keepsRecords: FileManager.default.fileExists(atPath: "\(place)/keeps-records")
    )
    let kept = FileManager.default.contents(atPath: "\(place)/notes") ?? Data()
    notes = String(decoding: kept, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// The command of a program, as the shell reads it.
  static func command(of program: String, keepsRecords: Bool) -> String {
    let quoted = "'" + program.replacing("'", with: "'\\''") + "'"
    return keepsRecords ? quoted + " --keeps-records" : quoted
  }
}
