import Implementations
import LineProtocol
import SceneLifecycle

/// Notes that are written to the store as they are typed.
struct NotesApp: Implementation, Installation {
  var version: String { "1.0" }
  var capabilities: [Capability] { [.multipleScenes, .documents] }
  var manifest: Manifest? { nil }

  func startProcess() -> any AppProcess { NotesProcess() }
}

/// A running process of the app: all it has in memory is which window shows which note.
struct NotesProcess: AppProcess {
  private struct Window {
    let scene: SceneID
    var note: String
  }

  private var windows: [Window] = []

  mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
    switch message {
    case .callback(.willConnect(let scene, let connection)):
      let note = connection.activities.first?.target ?? "Untitled"
      windows.append(Window(scene: scene, note: note))
      if store["notes", note] == nil { store.write([""], to: "notes", key: note) }
    case .callback(.sceneDidDisconnect(let scene)):
      // The scene goes, the note stays: the window may come back.
      windows.removeAll { $0.scene == scene }
    case .action(.edit(let scene, let text)):
      guard let window = windows.first(where: { $0.scene == scene }) else { break }
      store.write([text], to: "notes", key: window.note)
    case .observe:
      return .snapshot(snapshot(store))
    case .launch, .callback, .action, .settle:
      break
    }
    return .nothing
  }

  /// What the user would see now, taken from what the app works with and nothing else.
  private func snapshot(_ store: Store) -> Snapshot {
    func text(_ note: String) -> String { store["notes", note]?.first ?? "" }
    return Snapshot(
      windows: windows.map {
        Snapshot.Window(scene: $0.scene, document: $0.note, text: text($0.note), place: "")
      },
      documents: store.rows(of: "notes").map {
        Snapshot.Document(name: $0.key, text: text($0.key))
      }
    )
  }
}
