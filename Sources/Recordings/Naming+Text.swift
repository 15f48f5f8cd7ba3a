import SceneLifecycle

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
