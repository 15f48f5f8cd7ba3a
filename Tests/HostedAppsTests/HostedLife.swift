import Foundation
import HostedApps
import LineProtocol
import SceneLifecycle
import Testing

@testable import Implementations

/// A hosted app that a test tells things one by one.
final class HostedLife {
  private let program: ChildProgram
  private var installation: any Installation
  private var process: any AppProcess
  private var store = Store()

  init(_ folder: String) throws {
    program = try Hosting.program(folder)
    installation = program.install()
    process = try installation.startProcess()
  }

  deinit { installation.remove(process) }

  var capabilities: [Capability] { program.capabilities }

  /// The data folder of the run.
  var dataFolder: String { (installation as? ChildInstallation)?.folder ?? "" }

  @discardableResult func send(_ message: Message) throws -> Reply {
    try process.perform(message, store: &store)
  }

  @discardableResult func tell(_ deliveries: Delivery...) throws -> Reply {
    var reply = Reply.nothing
    for delivery in deliveries { reply = try send(.callback(delivery)) }
    return reply
  }

  func start(
    _ device: Device = Device(.pad, Version(18)),
    remembered: [Launch.Remembered] = []
  ) throws {
    let launch = Launch(device: device, manifest: .multipleScenes, remembered: remembered)
    try send(.launch(launch))
    try tell(.willFinishLaunching, .didFinishLaunching)
  }

  /// Connects a new session to the foreground.
  func connect(_ scene: SceneID, _ connection: Connection = Connection()) throws {
    try tell(.configurationForConnecting(scene.session), .willConnect(scene, connection))
    try tell(.sceneWillEnterForeground(scene), .sceneDidBecomeActive(scene))
  }

  func snapshot() throws -> Snapshot {
    guard case .snapshot(let snapshot) = try send(.observe) else {
      throw ProcessTrouble.stuck(.harness, reason: "no snapshot")
    }
    return snapshot
  }

  func kill() throws {
    process.kill()
    process = try installation.startProcess()
  }
}

/// An app for one window, of which the tests write the interesting part.
enum SmallApp {
  /// The files of an app whose scene delegate has these members.
  static func files(
    _ members: String,
    delegate: String = "class SceneDelegate: UIResponder, UIWindowSceneDelegate",
    more: String = "",
    hooks: String? = nil
  ) -> [String: String] {
    var files = [
      "App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      \(delegate) {
        var window: UIWindow?
      \(members)
      }
      \(more)
      """,
      "Info.plist": list,
    ]
    if let hooks {
      files["Hooks.swift"] =
        "import SceneHooks\nextension SceneDelegate: SceneHooks {\n\(hooks)\n}\n"
    }
    return files
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UIApplicationSupportsMultipleScenes</key><true/>
    <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneConfigurationName</key><string>Default</string>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
    </dict></array></dict></dict></dict></plist>
    """
}
