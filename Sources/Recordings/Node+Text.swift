import SceneLifecycle

extension Node {
  /// The state as a person says it: `A active, B background`.
  var text: String {
    let named = platform.sessions.compactMap { session in
      naming.label(of: session.id).map { "\($0) \(session.state.rawValue)" }
    }
    let others = platform.sessions.filter { naming.label(of: $0.id) == nil }
      .map { "an unnamed window \($0.state.rawValue)" }
    let process = platform.isRunning ? [] : ["no process"]
    let words = (process + named.sorted() + others.sorted()).joined(separator: ", ")
    let middle = platform.isIdle ? "" : ", more callbacks due"
    return (words.isEmpty ? "a process without windows" : words) + middle
  }
}

extension Naming {
  /// A callback as a `call` line says it; a session that has no label yet is `a new label`.
  func describe(_ delivery: Delivery) -> String {
    let callback = delivery.callback.rawValue
    if let scene = delivery.scene { return "\(name(scene.session)) \(callback)" }
    switch delivery {
    case .configurationForConnecting(let id): return "app \(callback) \(name(id))"
    case .didDiscardSceneSessions(let ids):
      return (["app \(callback)"] + ids.map(name)).joined(separator: " ")
    default: return "app \(callback)"
    }
  }

  private func name(_ id: SessionID) -> String { label(of: id)?.name ?? "a new label" }
}
