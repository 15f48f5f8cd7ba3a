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

  private let saved = SafeTable("notes")
  private var windows: [Window] = []
  /// What was typed and could not be saved yet, by note.
  private var unsaved: [String: String] = [:]

  mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
    switch message {
    case .callback(.willConnect(let scene, let connection)):
      let note = connection.activities.first?.target ?? "Untitled"
      windows.append(Window(scene: scene, note: note))
      if saved.read(note, in: store) == nil { unsaved[note] = unsaved[note] ?? "" }
    case .callback(.sceneDidDisconnect(let scene)):
      // The scene goes, the note stays: the window may come back.
      windows.removeAll { $0.scene == scene }
    case .action(.edit(let scene, let text)):
      guard let window = windows.first(where: { $0.scene == scene }) else { break }
      unsaved[window.note] = text
    case .observe:
      return .snapshot(snapshot(store))
    case .launch, .callback, .action, .settle:
      break
    }
    return save(&store)
  }

  /// Writes what is not saved, and says so where that fails: then the save point promises nothing.
  private mutating func save(_ store: inout Store) -> Reply {
    for (note, text) in unsaved.sorted(by: { $0.key < $1.key })
    where saved.write([text], key: note, in: &store) {
      unsaved[note] = nil
    }
    return unsaved.isEmpty ? .nothing : .effects([.saveFailed])
  }

  /// What the user would see now, taken from what the app works with and nothing else.
  private func snapshot(_ store: Store) -> Snapshot {
    func text(_ note: String) -> String {
      unsaved[note] ?? saved.read(note, in: store)?.first ?? ""
    }
    let names = Set(unsaved.keys).union(saved.rows(in: store).map(\.key)).sorted()
    return Snapshot(
      windows: windows.map {
        Snapshot.Window(scene: $0.scene, document: $0.note, text: text($0.note), place: "")
      },
      documents: names.map { Snapshot.Document(name: $0, text: text($0)) }
    )
  }
}
