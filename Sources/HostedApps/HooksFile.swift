import Foundation

/// The file beside an app's sources that says what its windows show and how a user edits it.
package struct HooksFile: Sendable {
  /// What it is called; it is compiled here alone, and is nothing to a compiler that has UIKit.
  package static let name = "SceneCheckHooks.swift"

  /// The file, with every hook as a comment: what is left as one, the app does not have.
  package let text: String

  /// A file for the delegates in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder with the delegates' sources.
  ///   - module: The name of the app's module; `nil` for `App`.
  ///   - cacheFolder: Where builds are kept; `nil` for the user's caches.
  ///   - tell: Is told what takes long, before it does.
  /// - Throws: Why the delegates cannot be found.
  package init(
    folder: String,
    module: String? = nil,
    cacheFolder: String? = nil,
    tell: (String) -> Void = { _ in }
  ) throws(HostingProblem) {
    let sources = try AppSources(folder: folder, propertyList: nil)
    let toolchain = try Toolchain()
    let standIn = try StandInBuild(toolchain, BuildCache(folder: cacheFolder)) {
      tell("compiling the UIKit stand-in, once for this compiler")
    }
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: place) }
    let job = AppJob(sources, module ?? "App", 5, toolchain, standIn, place)
    let classes = try job.prepare().classes.filter { !$0.isPrivate }
    let scenes = classes.filter(\.isScenes).map { Self.scene($0.name) }
    let applications = classes.filter(\.isApplications).map { Self.application($0.name) }
    text = """
      #if canImport(SceneHooks)
      import SceneHooks
      import UIKit

      // Take away the slashes where the app has such a thing; what stays a comment is not asked for.

      \((scenes + applications).joined(separator: "\n"))#endif

      """
  }

  private static func scene(_ name: String) -> String {
    """
    extension \(name): SceneHooks {
      // var shownDocument: String { the name of what the window shows }
      // var shownText: String { the text as the window shows it }
      // var shownPlace: String { the page, the selection, the position }
      // func userTypes(_ text: String) { the text becomes this }
      // func userFinishes() { what is shown must survive from now on }
      // func userGoes(to place: String) { show this place }
      // func userOpens(_ document: String) { the button that opens it in a window }
      // func userOpensNewWindow() { the button that opens a window }
    }

    """
  }

  private static func application(_ name: String) -> String {
    """
    extension \(name): ApplicationHooks {
      // var allDocuments: [String: String] { each document's name and its text as it is now }
      // func appPosts(_ text: String) { post what every window hears of }
      // func activity(opening document: String) -> NSUserActivity? { the app's own activity }
    }

    """
  }
}
