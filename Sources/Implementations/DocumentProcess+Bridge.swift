import SceneLifecycle

/// How the app's bridge passes scene events on to plugins.
extension DocumentProcess {
  mutating func passOn(_ delivery: Delivery, _ effects: inout [Effect]) {
    let event = applicationEvent(delivery)
    if plugins.isEmpty { return }
    for plugin in plugins {
      if plugin.isLegacy {
        if let event { effects.append(.dispatched(Dispatch(plugin.name, event))) }
      } else if let scene = delivery.scene {
        passOn(delivery, scene, to: plugin, &effects)
      }
    }
  }

  private func passOn(
    _ delivery: Delivery,
    _ scene: SceneID,
    to plugin: Plugin,
    _ effects: inout [Effect]
  ) {
    if fault == .dispatchesNoDisconnect, case .sceneDidDisconnect = delivery { return }
    let told = fault == .dispatchesToFirstWindow ? windows.first?.scene ?? scene : scene
    let dispatch = Effect.dispatched(
      Dispatch(
        plugin.name,
        .callback(delivery.callback, told),
        tokens: fault == .passesNoPayloads ? [] : delivery.payload?.tokens ?? []
      )
    )
    effects.append(dispatch)
    if fault == .dispatchesTwice { effects.append(dispatch) }
  }

  /// What a plugin that knows no scenes is told, if the app as a whole comes or goes.
  private mutating func applicationEvent(_ delivery: Delivery) -> Dispatch.Event? {
    let wasInFront = !inFront.isEmpty
    switch delivery {
    case .sceneWillEnterForeground(let scene): inFront.append(scene)
    case .sceneDidEnterBackground(let scene), .sceneDidDisconnect(let scene):
      if let place = inFront.firstIndex(of: scene) {
        inFront.remove(at: place)
        if fault == .tellsLegacyPerScene { return .applicationDidEnterBackground }
      }
    default: return nil
    }
    if wasInFront, inFront.isEmpty {
      isAway = true
      return .applicationDidEnterBackground
    }
    guard !wasInFront, !inFront.isEmpty, isAway else { return nil }
    isAway = false
    return .applicationWillEnterForeground
  }
}

extension Delivery {
  /// What comes from outside with the callback; `nil` for nothing.
  var payload: Payload? {
    switch self {
    case .willConnect(_, let connection): connection.payload
    case .payload(_, let payload): payload
    default: nil
    }
  }
}
