import SceneLifecycle

/// A payload that the app was handed and has not acted on.
struct PendingPayload {
  let token: String
  let kind: Payload.Kind
  let scene: SceneID
}

/// What the app does with what comes from outside.
///
/// What comes with a connection waits until its window is active, or until a plugin that claims it
/// subscribes; everything else is handled when it comes.
extension DocumentProcess {
  mutating func receive(_ delivery: Delivery, _ effects: inout [Effect]) {
    switch delivery {
    case .willConnect(let scene, let connection):
      guard let payload = connection.payload else { return }
      pending += taken(payload, in: scene)
      announced += taken(payload, in: scene)
    case .payload(let scene, let payload):
      for one in taken(payload, in: scene) where fault != .ignoresWarmPayloads && !wasAnnounced(one)
      {
        handle(one, &effects)
      }
    case .sceneDidBecomeActive(let scene):
      handlePending(&effects) { $0.scene == scene }
    case .sceneWillResignActive(let scene), .sceneDidEnterBackground(let scene):
      // What comes from here on is another, even if it is called the same.
      announced.removeAll { $0.scene == scene }
    case .sceneDidDisconnect(let scene):
      pending.removeAll { $0.scene == scene }
      announced.removeAll { $0.scene == scene }
    default: break
    }
  }

  private func taken(_ payload: Payload, in scene: SceneID) -> [PendingPayload] {
    let tokens = fault == .takesOnlyFirstURL ? payload.tokens.prefix(1) : payload.tokens[...]
    return tokens.map { PendingPayload(token: $0, kind: payload.kind, scene: scene) }
  }

  /// Whether a callback repeats what came with the connection of its scene; it does so once (LIFE-60, LIFE-64).
  private mutating func wasAnnounced(_ one: PendingPayload) -> Bool {
    guard fault != .handlesEachTelling,
      let place = announced.firstIndex(where: { $0.scene == one.scene && $0.token == one.token })
    else { return false }
    announced.remove(at: place)
    return one.kind == .notification || one.kind == .intent
  }

  /// Handles what came with connections and is meant by the condition.
  private mutating func handlePending(
    _ effects: inout [Effect],
    where isMeant: (PendingPayload) -> Bool
  ) {
    if pending.isEmpty || fault == .ignoresConnectionPayloads { return }
    for one in pending where isMeant(one) { handle(one, &effects) }
    pending.removeAll(where: isMeant)
  }

  private func handle(_ one: PendingPayload, _ effects: inout [Effect]) {
    let claimers = plugins.filter { $0.claims == one.kind }
    let claimer = fault == .lastClaimerHandles ? claimers.last : claimers.first
    let first = fault == .handlesInFirstWindow ? windows.first?.scene : nil
    effects.append(.handled(one.token, first ?? one.scene, by: claimer?.name))
  }

  /// Tells a plugin that subscribes of the windows that are there, and lets it have what it claims.
  mutating func subscribe(_ plugin: Plugin) -> [Effect] {
    plugins.append(plugin)
    var effects: [Effect] = []
    if !plugin.isLegacy, fault != .forgetsLatePlugins {
      for window in windows {
        let open = pending.filter { $0.scene == window.scene }.map(\.token)
        let event = Dispatch.Event.callback(.willConnect, window.scene)
        effects.append(.dispatched(Dispatch(plugin.name, event, tokens: open)))
      }
    }
    if let kind = plugin.claims { handlePending(&effects) { $0.kind == kind } }
    return effects
  }
}
