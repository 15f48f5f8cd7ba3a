import SceneLifecycle

/// What comes from outside, and the plugins that hear of it, as JSON.
extension Fields {
  /// The field `payload`.
  func payload() throws(ProtocolError) -> Payload {
    let fields = try Fields(value("payload"), .field("payload"))
    return Payload(
      try fields.word("kind"),
      try fields.texts("tokens"),
      target: try fields.optionalText("target")
    )
  }

  func plugin() throws(ProtocolError) -> Plugin {
    Plugin(
      try text("plugin"),
      isLegacy: try flag("legacy"),
      claims: optional("claims") == nil ? nil : try word("claims")
    )
  }

  func dispatch() throws(ProtocolError) -> Dispatch {
    let event: Dispatch.Event
    switch try text("callback") {
    case Dispatch.background: event = .applicationDidEnterBackground
    case Dispatch.foreground: event = .applicationWillEnterForeground
    case let name:
      guard let callback = Callback(rawValue: name), !callback.isApplications else {
        let what = "a callback of a scene, \(Dispatch.background) or \(Dispatch.foreground)"
        throw wrong("callback", what)
      }
      event = .callback(callback, try scene("scene"))
    }
    let tokens = optional("tokens") == nil ? [] : try texts("tokens")
    return Dispatch(try text("plugin"), event, tokens: tokens)
  }

  private func texts(_ name: String) throws(ProtocolError) -> [String] {
    var texts: [String] = []
    for value in try list(name) {
      guard case .string(let text) = value else { throw wrong(name, "a list of strings") }
      texts.append(text)
    }
    return texts
  }
}

extension JSONWriter {
  /// Writes the field `payload`.
  mutating func field(_ payload: Payload) {
    name("payload")
    object {
      $0.field("kind", payload.kind.rawValue)
      $0.texts("tokens", payload.tokens)
      if let target = payload.target { $0.field("target", target) }
    }
  }

  mutating func fields(of plugin: Plugin) {
    field("plugin", plugin.name)
    if plugin.isLegacy {
      name("legacy")
      boolean(true)
    }
    if let kind = plugin.claims { field("claims", kind.rawValue) }
  }

  mutating func fields(of dispatch: Dispatch) {
    field("plugin", dispatch.plugin)
    switch dispatch.event {
    case .callback(let callback, let scene):
      field("callback", callback.rawValue)
      field("scene", scene.description)
    case .applicationDidEnterBackground: field("callback", Dispatch.background)
    case .applicationWillEnterForeground: field("callback", Dispatch.foreground)
    }
    texts("tokens", dispatch.tokens)
  }

  private mutating func texts(_ name: String, _ texts: [String]) {
    self.name(name)
    array { writer in for text in texts { writer.string(text) } }
  }
}

extension Dispatch {
  /// What a legacy plugin is told, by name.
  fileprivate static let background = "applicationDidEnterBackground"
  fileprivate static let foreground = "applicationWillEnterForeground"
}
