import Foundation
import LineProtocol
import SceneLifecycle

extension Host {
  /// What the app is, for the handshake.
  var greeting: Greeting {
    Greeting(
      version: manifest.version,
      capabilities: capabilities,
      manifest: manifest.supportsMultipleScenes
        ? (manifest.requiresFullScreen ? .multipleScenesFullScreen : .multipleScenes)
        : .singleScene
    )
  }

  /// What can be seen of the app: by what UIKit itself sees, or by its hooks.
  private var capabilities: [Capability] {
    func has<Call>(_ path: KeyPath<DelegateCalls, Call?>) -> Bool {
      delegates.contains { $0.calls[keyPath: path] != nil }
    }
    return Capability.allCases.filter { capability in
      switch capability {
      case .multipleScenes: manifest.supportsMultipleScenes
      case .documents: has(\.shownText) && has(\.userTypes) && has(\.allDocuments)
      case .places: has(\.shownPlace) && has(\.userGoes)
      case .records: keepsRecords
      case .observers: has(\.appPosts)
      case .resources: true
      case .presentations, .privacy, .starts, .payloads, .bridge: false
      case .requests: has(\.userOpens) || has(\.userOpensNewWindow)
      }
    }
  }

  /// Answers a message.
  func perform(_ message: Message) -> Reply {
    effects.removeAll()
    var isHandled = true
    configureBefore(message)
    switch message {
    case .launch(let launch): start(launch)
    case .callback(let delivery):
      TellingScene.current = delivery.scene?.description
      isHandled = tell(delivery)
      TellingScene.current = nil
    case .action(let action): act(action)
    case .settle:
      MainQueue.drain()
      if effects.isEmpty { handlers.removeAll() }
    case .observe: return .snapshot(snapshot())
    }
    // What UIKit does beside an absent callback counts as done.
    return isHandled || !effects.isEmpty ? .effects(effects) : .unhandled
  }

  private func start(_ launch: Launch) {
    device = launch.device
    PresentSystem.device = launch.device
    declared = launch.manifest
    let kept = SystemMemory(folder: folder).configurations
    for remembered in launch.remembered {
      let session = makeSession(remembered.session, kept[remembered.session.description])
      session.remember(remembered.connection)
    }
    guard let declared = delegates.find(delegateClass) else {
      complain("there is no delegate class '\(delegateClass)'")
      return
    }
    applicationDelegate = declared.make() as? any UIApplicationDelegate
    UIApplication.shared.delegate = applicationDelegate
  }

  /// A session of the window role, with the configuration that the system has kept, or the manifest's first.
  func makeSession(
    _ id: SessionID,
    _ kept: SystemMemory.Configuration?
  ) -> UISceneSession {
    let configuration = UISceneConfiguration(name: kept?.name, sessionRole: .windowApplication)
    if let name = kept?.delegateClass { configuration.delegateClass = delegates.find(name)?.type }
    let session = UISceneSession(id, role: .windowApplication, configuration: configuration)
    sessions[id] = session
    return session
  }
}
