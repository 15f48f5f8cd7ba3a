import Foundation
import LineProtocol
import SceneLifecycle
import Synchronization

/// What the app shows and holds, as far as it can be seen.
extension Host {
  func snapshot() -> Snapshot {
    let declared = greeting.capabilities
    return Snapshot(
      windows: windowScenes.compactMap(window),
      documents: declared.contains(.documents) ? documents : nil,
      records: declared.contains(.records) ? SessionTraces(home: folder + "/home").sessions : nil,
      observers: declared.contains(.observers) ? observers : nil,
      resources: resources
    )
  }

  private func window(_ scene: UIWindowScene) -> Snapshot.Window? {
    guard let id = scene.identifier else { return nil }
    func shown(_ path: KeyPath<DelegateCalls, (@MainActor (AnyObject) -> String)?>) -> String {
      var text = ""
      _ = callScene(scene, path) { text = $1($0) }
      return text
    }
    return Snapshot.Window(
      scene: id,
      document: shown(\.shownDocument),
      text: shown(\.shownText),
      place: shown(\.shownPlace),
      isBlank: !scene.windows.contains(where: \.isShown)
    )
  }

  private var documents: [Snapshot.Document] {
    var all: [String: String] = [:]
    _ = callApplication(\.allDocuments) { all = $1($0) }
    return all.sorted { $0.key < $1.key }.map { Snapshot.Document(name: $0.key, text: $0.value) }
  }

  private var observers: [Snapshot.Count] {
    counted { scene in
      NotificationCenter.default.table.withLock { $0.ownObservers(of: scene.description) }
    }
  }

  /// What is left of disconnected scenes: their objects, and observers where they are not counted apart.
  private var resources: [Snapshot.Count] {
    let hasObservers = greeting.capabilities.contains(.observers)
    var left: [SceneID: Int] = [:]
    for one in remains {
      left[one.scene] = one.count
      if hasObservers { continue }
      left[one.scene, default: 0] += NotificationCenter.default.table.withLock {
        $0.ownObservers(of: one.scene.description)
      }
    }
    // A connected scene counts as one, which it is to be.
    return counted { left[$0] ?? 1 }
  }

  /// Sums what the scenes of each session have.
  private func counted(_ number: (SceneID) -> Int) -> [Snapshot.Count] {
    var sums: [SessionID: Int] = [:]
    for id in Array(scenes.keys) + remains.map(\.scene) {
      sums[id.session, default: 0] += number(id)
    }
    return sums.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map {
      Snapshot.Count(session: $0.key, number: $0.value)
    }
  }
}
