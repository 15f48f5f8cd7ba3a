import Foundation
import HostedApps
import LineProtocol
import SceneLifecycle
import Testing

/// Which of an app's methods are called.
@Suite struct GlueTests {
  private let scene = SceneID(SessionID(1), 1)

  private func replies(
    _ files: [String: String],
    to deliveries: [Delivery]
  ) throws -> [Reply] {
    let life = try HostedLife(Hosting.folder(files))
    try life.start()
    try life.connect(scene)
    return try deliveries.map { try life.tell($0) }
  }

  private func said(_ word: String) -> Reply {
    .effects([.setUserInfo(scene.session, ["said": .string(word)])])
  }

  private static func says(_ word: String) -> String {
    #"{ scene.session.userInfo = ["said": "\#(word)"] }"#
  }

  @Test func `a subclass is called for what it has alone, overrides and inherits`() throws {
    let files = SmallApp.files(
      """
        func sceneDidDisconnect(_ scene: UIScene) \(Self.says("base"))
        func sceneWillResignActive(_ scene: UIScene) \(Self.says("base"))
      """,
      delegate: "class Base: UIResponder, UIWindowSceneDelegate",
      more: """
        final class SceneDelegate: Base {
          override func sceneWillResignActive(_ scene: UIScene) \(Self.says("override"))
          func sceneDidEnterBackground(_ scene: UIScene) \(Self.says("own"))
          func sceneDidBecomeActive(_ scene: String) { fatalError() }
        }
        """
    )
    let deliveries: [Delivery] = [
      .sceneDidBecomeActive(scene), .sceneWillResignActive(scene), .sceneDidEnterBackground(scene),
      .sceneDidDisconnect(scene),
    ]
    let found = try replies(files, to: deliveries)
    #expect(found == [.unhandled, said("override"), said("own"), said("base")])
  }

  @Test func `a class in another is found, one that is private is left out with a note`() throws {
    var files = SmallApp.files(
      "func sceneWillResignActive(_ scene: UIScene) \(Self.says("nested"))",
      delegate:
        "enum Outer {} ; extension Outer { final class SceneDelegate: NSObject, UIWindowSceneDelegate",
      more: "}\nprivate final class Hidden: NSObject, UISceneDelegate {}"
    )
    files["Info.plist"] = files["Info.plist"]?.replacingOccurrences(
      of: ").SceneDelegate",
      with: ").Outer.SceneDelegate"
    )
    let folder = try Hosting.folder(files)
    let build = try Hosting.build(folder)
    #expect(
      build.notes == ["'Hidden' is private: no other file can reach it, and it is left out"]
    )
    #expect(try replies(files, to: [.sceneWillResignActive(scene)]) == [said("nested")])
  }

  @Test func `a condition asks the device of the scenario`() throws {
    let members = """
        func sceneWillResignActive(_ scene: UIScene) {
          if #available(iOS 17.0, *) \(Self.says("new")) else \(Self.says("old"))
        }
      """
    let folder = try Hosting.folder(SmallApp.files(members))
    let devices = [
      (Device(.pad, Version(17)), "new"), (Device(.pad, Version(16, 4)), "old"),
      (Device(.mac, Version(14)), "new"), (Device(.mac, Version(13)), "old"),
      (Device(.vision, Version(1)), "new"),
    ]
    for (device, word) in devices {
      let life = try HostedLife(folder)
      try life.start(device)
      try life.connect(scene)
      #expect(try life.tell(.sceneWillResignActive(scene)) == said(word), "\(device)")
    }
  }

  @Test func `what the stand-in lacks is named, and is no mistake of the app`() throws {
    let folder = try Hosting.folder(SmallApp.files("let view = UICollectionView()"))
    let problem = #expect(throws: HostingProblem.self) { try Hosting.build(folder) }
    guard case .outside(let text)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(
      text.hasPrefix("'UICollectionView': outside the stand-in\n\(folder)/App.swift:5:12: error: ")
    )
  }

  @Test func `a mistake in the sources is the user's to mend`() throws {
    let folder = try Hosting.folder(SmallApp.files("let a: Int = \"text\""))
    let problem = #expect(throws: HostingProblem.self) { try Hosting.build(folder) }
    guard case .input(let text)? = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(text.contains("\(folder)/App.swift:5:14: error: cannot convert value"))
  }

  @Test func `the hooks file names the delegates and compiles as it is`() throws {
    var files = SmallApp.files("")
    let file = try HooksFile(folder: Hosting.folder(files), cacheFolder: Hosting.cache)
    #expect(file.text.contains("extension SceneDelegate: SceneHooks {"))
    #expect(file.text.contains("extension AppDelegate: ApplicationHooks {"))
    files[HooksFile.name] = file.text
    let life = try HostedLife(Hosting.folder(files))
    #expect(life.capabilities == [.multipleScenes, .resources])
  }
}
