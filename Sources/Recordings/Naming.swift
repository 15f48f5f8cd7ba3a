import Scenarios
import SceneLifecycle

/// Which session, or which scene of a session, each label of a recording stands for.
///
/// Recorders print sessions or scene objects. So a session's next scene may come under a new label,
/// which takes the place of the old one; a label never stands for two sessions, and a scene never
/// has two labels.
struct Naming: Hashable {
  private struct Name: Hashable {
    var label: Label
    /// The last scene of the session that came under this label.
    var connection: Int
  }

  private(set) var sessions: [Label: SessionID] = [:]
  private var current: [SessionID: Name] = [:]

  /// The sessions that the recording names.
  var named: Set<SessionID> { Set(sessions.values) }

  /// The label that a session comes under at present; `nil` when the recording has not named it.
  func label(of id: SessionID) -> Label? { current[id]?.label }

  /// Whether the session's next scene may come under this label.
  func allows(_ label: Label, for id: SessionID) -> Bool {
    sessions[label].map { $0 == id && current[id]?.label == label } ?? true
  }

  /// What the labels stand for if this delivery is what the line says; empty when it cannot be.
  func matches(_ delivery: Delivery, _ call: Trace.Call) -> [Naming] {
    guard delivery.callback == call.callback else { return [] }
    if let scene = delivery.scene {
      guard let label = call.label else { return [] }
      return bound(label, to: scene.session, connection: scene.connection).map { [$0] } ?? []
    }
    if call.named.isEmpty { return [self] }
    switch delivery {
    case .configurationForConnecting(let id):
      guard call.named.count == 1 else { return [] }
      // The session has no scene yet; its first is meant.
      return bound(call.named[0], to: id, connection: 1).map { [$0] } ?? []
    case .didDiscardSceneSessions(let ids):
      return ids.count == call.named.count ? pairings(ids, call.named) : []
    default: return []
    }
  }

  private func bound(_ label: Label, to id: SessionID, connection: Int) -> Naming? {
    var copy = self
    if let known = sessions[label] {
      guard known == id, let name = current[id], name.label == label else { return nil }
    } else {
      // A scene that came under one label does not come under another.
      if let name = current[id], name.connection >= connection { return nil }
      copy.sessions[label] = id
    }
    copy.current[id] = Name(label: label, connection: connection)
    return copy
  }

  /// The ways to pair discarded sessions with labels, old labels of a session included.
  private func pairings(_ ids: [SessionID], _ labels: [Label]) -> [Naming] {
    guard let id = ids.first else { return [self] }
    var found: [Naming] = []
    for (place, label) in labels.enumerated() {
      var copy = self
      if let known = sessions[label] {
        guard known == id else { continue }
      } else {
        // A session that has a name already is discarded under it.
        guard current[id] == nil else { continue }
        copy.sessions[label] = id
        copy.current[id] = Name(label: label, connection: .max)
      }
      var rest = labels
      rest.remove(at: place)
      found += copy.pairings(Array(ids.dropFirst()), rest)
    }
    return found
  }

  /// The same for states whose sessions have been numbered afresh.
  func canonical(_ numbers: [SessionID: SessionID], _ platform: Platform) -> Naming {
    var copy = Naming()
    for (label, id) in sessions { copy.sessions[label] = numbers[id] ?? SessionID(0) }
    for (id, name) in current {
      guard let number = numbers[id] else { continue }
      // Only whether the name covers the present scene matters, not which scene it is.
      let present = platform.session(id)?.connections ?? 0
      let covers = min(1, max(-1, name.connection - present))
      copy.current[number] = Name(label: name.label, connection: covers)
    }
    return copy
  }
}
