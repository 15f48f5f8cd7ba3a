import Foundation
import Implementations
import LineProtocol
import SceneLifecycle

/// A first run of an app that was just built, which nobody judges.
///
/// Whether an app keeps something for each session cannot be told from its sources: one that only logs the
/// identifiers keeps nothing.
enum Rehearsal {
  /// Whether something is kept for a session that has been connected, edited and left.
  static func keepsRecords(_ program: String) -> Bool {
    let child = try? ChildProgram(
      command: HostedAppBuild.command(of: program, keepsRecords: true),
      tool: "rehearsal",
      guardian: nil,
      home: HostedAppBuild.home
    )
    guard let child else { return false }
    var installation = child.install()
    guard var process = try? installation.startProcess() else { return false }
    defer { installation.remove(process) }
    var store = Store()
    var isKept = false
    for message in messages(child.capabilities) {
      guard let reply = try? process.perform(message, store: &store) else { return false }
      if case .snapshot(let snapshot) = reply, snapshot.records?.isEmpty == false { isKept = true }
    }
    return isKept
  }

  private static func messages(_ capabilities: [Capability]) -> [Message] {
    let scene = SceneID(SessionID(1), 1)
    let device = Device(.pad, Version(18))
    var actions: [Action] = []
    if capabilities.contains(.documents) { actions.append(.edit(scene, "rehearsal")) }
    if capabilities.contains(.places) { actions.append(.navigate(scene, "rehearsal")) }
    if !actions.isEmpty { actions.append(.commit(scene)) }
    let opening: [Delivery] = [
      .willFinishLaunching, .didFinishLaunching, .configurationForConnecting(scene.session),
      .willConnect(scene, Connection()), .sceneWillEnterForeground(scene),
      .sceneDidBecomeActive(scene),
    ]
    let leaving: [Delivery] = [.sceneWillResignActive(scene), .sceneDidEnterBackground(scene)]
    return [.launch(Launch(device: device, manifest: .multipleScenes, remembered: []))]
      + opening.map(Message.callback) + [.settle, .observe] + actions.map(Message.action)
      + leaving.map(Message.callback) + [.settle, .observe]
  }
}
