package import SceneLifecycle

/// What came from outside, and who acted on it.
struct PayloadEntry {
  let token: String
  let kind: Payload.Kind
  /// The scene that it was handed to.
  let scene: SceneID
  /// Whether it came with the connection of its scene.
  let isCold: Bool
  /// Whether its scene has been active since it came, so that it is owed.
  var isDue: Bool
  /// Whether its scene or its process is gone, so that it is owed no more.
  var isGone = false
  /// How often it was acted on, by whomever.
  var times = 0
  /// Whether it was judged, so that it is not judged again.
  var isSettled = false
}

extension Ledger {
  /// The payload with this token that came last; `nil` when none has it.
  func payload(_ token: String) -> PayloadEntry? { payloads.last { $0.token == token } }

  /// The plugin of this name; `nil` when none has subscribed in this process.
  package func plugin(_ name: String) -> Plugin? {
    plugins.last { $0.plugin.name == name }?.plugin
  }

  /// The tokens that came to a scene and were not acted on, in the order in which they came.
  func openTokens(of scene: SceneID) -> [String] {
    payloads.filter { $0.scene == scene && $0.times == 0 && !$0.isGone }.map(\.token)
  }

  /// The name of the plugin that is to act on a payload of this kind: the first that claims it.
  func claimer(of kind: Payload.Kind) -> String? {
    plugins.first { $0.plugin.claims == kind }?.plugin.name
  }

  mutating func came(_ payload: Payload, to scene: SceneID, isCold: Bool) {
    let isActive = session(scene.session)?.isActive == true
    for token in payload.tokens where !step.tokens.contains(token) {
      step.tokens.append(token)
      payloads.append(
        PayloadEntry(
          token: token,
          kind: payload.kind,
          scene: scene,
          isCold: isCold,
          isDue: isActive
        )
      )
    }
  }

  /// Judges and counts what was acted on.
  mutating func judgeHandled(_ effects: [Effect], _ judgement: inout Judgement) {
    for case .handled(let token, let scene, let plugin) in effects {
      let place = payloads.lastIndex { $0.token == token }
      let times = place.map { payloads[$0].times }
      judgement.judge(
        .payloadHandledOnce,
        times == 0,
        "\"\(token)\"",
        expected: times == nil ? "not handled, for it never came" : "handled once",
        observed: times == nil ? "handled" : "handled again, in \(scene)"
      )
      guard let place else { continue }
      payloads[place].times += 1
      let entry = payloads[place]
      if entry.times == 1 {
        judgement.judge(
          .payloadHandledInItsWindow,
          scene == entry.scene,
          "\(entry.kind.rawValue) \"\(token)\"",
          expected: "handled in \(entry.scene)",
          observed: "handled in \(scene)"
        )
      }
      let claimer = claimer(of: entry.kind)
      if claimer == nil, plugin == nil { continue }
      judgement.judge(
        .firstClaimerHandles,
        plugin == claimer,
        "\(entry.kind.rawValue) \"\(token)\"",
        expected: "handled by \(claimer.map { "plugin \($0)" } ?? "the app itself")",
        observed: "handled by \(plugin.map { "plugin \($0)" } ?? "the app itself")"
      )
    }
  }

  mutating func becameActive(_ scene: SceneID) {
    for place in payloads.indices where payloads[place].scene == scene {
      payloads[place].isDue = true
    }
  }

  /// Forgets what was owed by a scene, or by all of them.
  mutating func leftOwing(_ scene: SceneID?) {
    for place in payloads.indices where scene == nil || payloads[place].scene == scene {
      payloads[place].isGone = true
    }
  }

  /// Charges what is still owed at the end of a step.
  mutating func judgePayloads(_ judgement: inout Judgement) {
    for place in payloads.indices {
      let entry = payloads[place]
      if entry.isSettled || entry.isGone || !entry.isDue { continue }
      payloads[place].isSettled = true
      judgement.judge(
        entry.isCold ? .coldPayloadIsHandled : .warmPayloadIsHandled,
        entry.times > 0,
        "\(entry.kind.rawValue) \"\(entry.token)\"",
        expected: "handled in \(entry.scene)",
        observed: "handled by nobody, though the window has been active"
      )
    }
  }
}
