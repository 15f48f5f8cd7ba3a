import SceneLifecycle

/// A plugin that has subscribed in this process, and what it has not been told yet.
struct PluginEntry {
  /// An event that the plugin must be told of.
  struct Owed {
    let event: Dispatch.Event
    let tokens: [String]
    /// Whether it is the connection of a window that was there before the subscription.
    let isLate: Bool
  }

  let plugin: Plugin
  var owed: [Owed] = []
}

/// What a bridge owes the plugins of the app.
extension Ledger {
  /// Notes what a callback makes the bridge owe to each plugin.
  ///
  /// - Parameters:
  ///   - delivery: The callback.
  ///   - wasInFront: Whether a window was in the foreground before it.
  mutating func owe(_ delivery: Delivery, wasInFront: Bool) {
    let event = applicationEvent(wasInFront: wasInFront)
    for place in plugins.indices {
      if plugins[place].plugin.isLegacy {
        guard let event else { continue }
        plugins[place].owed.append(PluginEntry.Owed(event: event, tokens: [], isLate: false))
      } else if let scene = delivery.scene {
        plugins[place].owed.append(
          PluginEntry.Owed(
            event: .callback(delivery.callback, scene),
            tokens: delivery.tokens,
            isLate: false
          )
        )
      }
    }
  }

  /// Notes a plugin, which is owed the connection of each window that is there.
  mutating func subscribed(_ plugin: Plugin) {
    var entry = PluginEntry(plugin: plugin)
    if !plugin.isLegacy {
      entry.owed = connectedScenes.map {
        PluginEntry.Owed(
          event: .callback(.willConnect, $0),
          tokens: openTokens(of: $0),
          isLate: true
        )
      }
    }
    plugins.append(entry)
  }

  /// Judges what plugins are told.
  mutating func judgeDispatches(_ effects: [Effect], _ judgement: inout Judgement) {
    for case .dispatched(let told) in effects { judge(told, &judgement) }
  }

  private mutating func judge(_ told: Dispatch, _ judgement: inout Judgement) {
    guard let place = plugins.lastIndex(where: { $0.plugin.name == told.plugin }) else {
      judgement.judge(
        .pluginsHearEachCallbackOnce,
        false,
        "plugin \(told.plugin)",
        expected: "told nothing, for it has not subscribed",
        observed: "told \(Self.describe(told.event))"
      )
      return
    }
    let owed = plugins[place].owed
    let match =
      owed.firstIndex { $0.event == told.event }
      ?? owed.firstIndex { $0.event.callback == told.event.callback }
    guard let match else {
      judgement.judge(
        plugins[place].plugin.isLegacy ? .legacyPluginsHearOfTheApp : .pluginsHearEachCallbackOnce,
        false,
        "plugin \(told.plugin)",
        expected: owed.first.map { "told \(Self.describe($0.event))" } ?? Phrase("told nothing"),
        observed: "told \(Self.describe(told.event))"
      )
      return
    }
    plugins[place].owed.remove(at: match)
    // The connections told late may come in any order; all else comes as it happened.
    let isInOrder = owed[..<match].allSatisfy(\.isLate)
    judge(told, owed[match], isInOrder, &judgement)
  }

  private func judge(
    _ told: Dispatch,
    _ owed: PluginEntry.Owed,
    _ isInOrder: Bool,
    _ judgement: inout Judgement
  ) {
    func judge(_ requirement: Requirement, _ isKept: Bool, _ wanted: Phrase, _ found: Phrase) {
      judgement.judge(
        owed.isLate ? .latePluginsHearTheConnection : requirement,
        isKept,
        "plugin \(told.plugin) at \(Self.describe(owed.event))",
        expected: wanted,
        observed: found
      )
    }
    guard owed.event.callback != nil else {
      judge(.legacyPluginsHearOfTheApp, isInOrder, "told in order", "told before another")
      return
    }
    judge(.pluginsHearEachCallbackOnce, isInOrder, "told in order", "told before another")
    judge(
      .pluginsHearOfTheRightWindow,
      told.event == owed.event,
      "told \(Self.describe(owed.event))",
      "told \(Self.describe(told.event))"
    )
    if owed.tokens.isEmpty, told.tokens.isEmpty { return }
    judge(
      .pluginsSeePayloads,
      told.tokens == owed.tokens,
      Self.payloads(owed.tokens),
      Self.payloads(told.tokens)
    )
  }

  /// Charges what plugins have not been told by the end of a step.
  mutating func judgeUntold(_ judgement: inout Judgement) {
    for place in plugins.indices where !plugins[place].owed.isEmpty {
      for owed in plugins[place].owed {
        let requirement: Requirement =
          if owed.isLate {
            .latePluginsHearTheConnection
          } else {
            owed.event.callback == nil ? .legacyPluginsHearOfTheApp : .pluginsHearEachCallbackOnce
          }
        judgement.judge(
          requirement,
          false,
          "plugin \(plugins[place].plugin.name)",
          expected: "told \(Self.describe(owed.event))",
          observed: "not told"
        )
      }
      plugins[place].owed.removeAll()
    }
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
