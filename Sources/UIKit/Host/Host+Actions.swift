import Foundation
import SceneLifecycle
import Synchronization

/// What the user does inside the app, by the app's hooks.
extension Host {
  func act(_ action: Action) {
    switch action {
    case .edit(let id, let text): with(id, \.userTypes) { $1($0, text) }
    case .navigate(let id, let place): with(id, \.userGoes) { $1($0, place) }
    case .commit(let id): with(id, \.userFinishes) { $1($0) }
    case .post(let text): post(text)
    // Not declared, so nobody asks for them.
    case .present, .makePrivate, .subscribe: break
    case .ask(let id, let wish): ask(id, wish)
    }
  }

  private func with<Call>(
    _ id: SceneID,
    _ path: KeyPath<DelegateCalls, Call?>,
    _ body: (AnyObject, Call) -> Void
  ) {
    guard let scene = scenes[id] else { return }
    TellingScene.current = id.description
    _ = callScene(scene, path, body)
    TellingScene.current = nil
  }

  private func ask(_ id: SceneID, _ wish: Wish) {
    let application = UIApplication.shared
    switch wish {
    case .open(let document): with(id, \.userOpens) { $1($0, document) }
    case .newWindow: with(id, \.userOpensNewWindow) { $1($0) }
    // No app needs a button of its own for these: the hooks stand in for one.
    case .activate(let session):
      application.requestSceneSessionActivation(sessions[session], userActivity: nil, options: nil)
    case .destroy(let session):
      guard let session = sessions[session] else { return }
      application.requestSceneSessionDestruction(session, options: nil)
    case .refresh(let session):
      if let session = sessions[session] { application.requestSceneSessionRefresh(session) }
    }
  }

  /// Has the app post a change, and reports which scenes' observers heard it.
  private func post(_ text: String) {
    let table = NotificationCenter.default
    table.table.withLock { $0.told = [] }
    _ = callApplication(\.appPosts) { $1($0, text) }
    let told = table.table.withLock { table in
      defer { table.told = nil }
      return table.told ?? []
    }
    var times: [SceneID: [String: Int]] = [:]
    for observer in told {
      guard let id = observer.scene.flatMap(SceneID.init) else { continue }
      times[id, default: [:]][observer.place, default: 0] += 1
    }
    // A scene that observes at several places of its sources hears once all the same.
    for (id, places) in times.sorted(by: { $0.key < $1.key }) {
      for _ in 0..<(places.values.max() ?? 0) { note(.heard(id, text)) }
    }
  }
}
