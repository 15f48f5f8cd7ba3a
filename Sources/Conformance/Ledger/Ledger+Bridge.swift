import SceneLifecycle

/// What a bridge owes the plugins of the app.
extension Ledger {
  /// Judges what plugins were told in reply to a callback.
  ///
  /// - Parameters:
  ///   - delivery: The callback.
  ///   - effects: The reply.
  ///   - wasInFront: Whether a window was in the foreground before the callback.
  ///   - judgement: Takes what is kept and what is broken.
  mutating func judgeDispatches(
    _ delivery: Delivery,
    _ effects: [Effect],
    wasInFront: Bool,
    _ judgement: inout Judgement
  ) {
    let event = applicationEvent(wasInFront: wasInFront)
    for plugin in plugins {
      let told = Self.told(plugin, effects)
      if plugin.isLegacy {
        judgement.judge(
          .legacyPluginsHearOfTheApp,
          told.map(\.event) == (event.map { [$0] } ?? []),
          "plugin \(plugin.name) at \(delivery.callback.rawValue)",
          expected: "told \(event.map(Self.describe) ?? Phrase("nothing"))",
          observed: "told \(Self.list(told))"
        )
      } else if let scene = delivery.scene {
        judge(plugin, told, delivery, scene, &judgement)
      } else if !told.isEmpty {
        judgement.judge(
          .pluginsHearEachCallbackOnce,
          false,
          "plugin \(plugin.name) at \(delivery.callback.rawValue)",
          expected: "told nothing, for it is no scene's",
          observed: "told \(Self.list(told))"
        )
      }
    }
  }

  private func judge(
    _ plugin: Plugin,
    _ told: [Dispatch],
    _ delivery: Delivery,
    _ scene: SceneID,
    _ judgement: inout Judgement
  ) {
    let owed = Dispatch.Event.callback(delivery.callback, scene)
    let subject: Phrase = "plugin \(plugin.name) at \(delivery.callback.rawValue) of \(scene)"
    let isForOther = told.count == 1 && told[0].event.callback == delivery.callback
    if !isForOther {
      judgement.judge(
        .pluginsHearEachCallbackOnce,
        false,
        subject,
        expected: "told it once",
        observed: "told \(Self.list(told))"
      )
      return
    }
    judgement.kept(.pluginsHearEachCallbackOnce)
    judgement.judge(
      .pluginsHearOfTheRightWindow,
      told[0].event == owed,
      subject,
      expected: "told of \(scene)",
      observed: "told \(Self.list(told))"
    )
    let tokens = delivery.tokens
    if tokens.isEmpty && told[0].tokens.isEmpty { return }
    judgement.judge(
      .pluginsSeePayloads,
      told[0].tokens == tokens,
      subject,
      expected: Self.payloads(tokens),
      observed: Self.payloads(told[0].tokens)
    )
  }

  /// Judges what a plugin was told in reply to its subscription.
  ///
  /// - Parameters:
  ///   - plugin: The plugin that subscribed.
  ///   - effects: The reply.
  ///   - owed: The connected scenes, each with the tokens that were open in it.
  ///   - judgement: Takes what is kept and what is broken.
  func judgeSubscription(
    _ plugin: Plugin,
    _ effects: [Effect],
    _ owed: [(scene: SceneID, tokens: [String])],
    _ judgement: inout Judgement
  ) {
    let told = Self.told(plugin, effects)
    let expected =
      plugin.isLegacy
      ? []
      : owed.map {
        Dispatch(plugin.name, .callback(.willConnect, $0.scene), tokens: $0.tokens)
      }
    if expected.isEmpty, told.isEmpty { return }
    judgement.judge(
      .latePluginsHearTheConnection,
      told.count == expected.count && expected.allSatisfy(told.contains),
      "plugin \(plugin.name)",
      expected: "told \(Self.list(expected))",
      observed: "told \(Self.list(told))"
    )
  }

  /// What legacy plugins are owed: the app as a whole has left the foreground, or comes back to it.
  private mutating func applicationEvent(wasInFront: Bool) -> Dispatch.Event? {
    if wasInFront, !isInFront {
      isAway = true
      return .applicationDidEnterBackground
    }
    if !wasInFront, isInFront, isAway {
      isAway = false
      return .applicationWillEnterForeground
    }
    return nil
  }

  private static func told(_ plugin: Plugin, _ effects: [Effect]) -> [Dispatch] {
    effects.compactMap { effect in
      guard case .dispatched(let dispatch) = effect, dispatch.plugin == plugin.name else {
        return nil
      }
      return dispatch
    }
  }

  private static func list(_ told: [Dispatch]) -> Phrase {
    var phrase: Phrase = told.isEmpty ? "nothing" : ""
    for (place, dispatch) in told.enumerated() {
      let tokens = dispatch.tokens.map { " \"\($0)\"" }.joined()
      phrase = "\(phrase)\(place == 0 ? "" : ", ")\(describe(dispatch.event))\(tokens)"
    }
    return phrase
  }

  private static func describe(_ event: Dispatch.Event) -> Phrase {
    switch event {
    case .callback(let callback, let scene): "\(callback.rawValue) of \(scene)"
    case .applicationDidEnterBackground: "applicationDidEnterBackground"
    case .applicationWillEnterForeground: "applicationWillEnterForeground"
    }
  }

  private static func payloads(_ tokens: [String]) -> Phrase {
    tokens.isEmpty ? "no payload" : Phrase(tokens.map { "\"\($0)\"" }.joined(separator: ", "))
  }
}

extension Dispatch.Event {
  /// The scene callback passed on; `nil` for what legacy plugins are told.
  var callback: Callback? { if case .callback(let callback, _) = self { callback } else { nil } }
}

extension Delivery {
  /// What comes from outside with the callback.
  var tokens: [String] {
    switch self {
    case .willConnect(_, let connection): connection.payload?.tokens ?? []
    case .payload(_, let payload): payload.tokens
    default: []
    }
  }
}
