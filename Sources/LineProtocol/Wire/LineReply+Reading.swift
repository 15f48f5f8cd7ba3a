import SceneLifecycle

extension Numbered where Content == LineReply {
  /// Reads the line that should answer a message.
  ///
  /// - Parameters:
  ///   - line: The bytes without the line feed.
  ///   - name: The message that was sent; it tells what the answer must hold.
  /// - Throws: What is wrong with the line.
  public init(line: [UInt8], answering name: MessageName) throws(ProtocolError) {
    let fields = try Fields(line: line, .answer(to: name))
    number = try fields.integer("number")
    content = try fields.reply(name)
  }
}

extension Fields {
  fileprivate func reply(_ name: MessageName) throws(ProtocolError) -> LineReply {
    if optional("error") != nil { return .error(try text("error")) }
    if try flag("unhandled") { return .app(.unhandled) }
    switch name.description {
    case "hello": return .hello(try greeting())
    case "observe": return .app(.snapshot(try snapshot()))
    default: return .app(.effects(try effects()))
    }
  }

  private func greeting() throws(ProtocolError) -> Greeting {
    let version = try integer("protocol")
    // Nothing else is known of what another version says.
    guard version == Greeting.currentProtocol else {
      return Greeting(protocolVersion: version, version: "", capabilities: [])
    }
    var capabilities: [Capability] = []
    for value in try list("capabilities") {
      guard case .string(let word) = value, let capability = Capability(rawValue: word) else {
        let known = Capability.allCases.map(\.rawValue).joined(separator: ", ")
        throw wrong("capabilities", "a list of these words: \(known)")
      }
      capabilities.append(capability)
    }
    return Greeting(
      protocolVersion: version,
      version: try text("version"),
      capabilities: capabilities,
      manifest: optional("manifest") == nil ? nil : try word("manifest"),
      resets: try flag("resets")
    )
  }

  private func effects() throws(ProtocolError) -> [Effect] {
    _ = try value("effects")
    var effects: [Effect] = []
    for fields in try optionalObjects("effects") ?? [] { effects.append(try fields.effect()) }
    return effects
  }

  private func effect() throws(ProtocolError) -> Effect {
    let name: EffectName = try word("effect")
    switch name {
    case .activate:
      return .request(.activate(try optionalSession("session"), try optionalActivity("activity")))
    case .destroy: return .request(.destroy(try session("session")))
    case .refresh: return .request(.refresh(try session("session")))
    case .userInfo: return .setUserInfo(try session("session"), try userInfo())
    case .activity: return .gaveActivity(try activity("activity"))
    case .heard: return .heard(try scene("scene"), try text("text"))
    case .handled:
      return .handled(try text("token"), try scene("scene"), by: try optionalText("plugin"))
    case .dispatched: return .dispatched(try dispatch())
    case .saveFailed: return .saveFailed
    }
  }

  private func snapshot() throws(ProtocolError) -> Snapshot {
    _ = try value("windows")
    var snapshot = Snapshot(
      records: optional("records") == nil ? nil : try sessions("records"),
      observers: try counts("observers"),
      resources: try counts("resources"),
      starts: optional("starts") == nil ? nil : try integer("starts")
    )
    for window in try optionalObjects("windows") ?? [] {
      snapshot.windows.append(
        Snapshot.Window(
          scene: try window.scene("scene"),
          document: try window.optionalText("document") ?? "",
          text: try window.optionalText("text") ?? "",
          place: try window.optionalText("place") ?? "",
          presented: try window.optionalText("presented"),
          isCovered: try window.flag("covered"),
          isBlank: try window.flag("blank")
        )
      )
    }
    guard let documents = try optionalObjects("documents") else { return snapshot }
    var read: [Snapshot.Document] = []
    for document in documents {
      read.append(
        Snapshot.Document(name: try document.text("name"), text: try document.text("text"))
      )
    }
    snapshot.documents = read
    return snapshot
  }

  private func counts(_ name: String) throws(ProtocolError) -> [Snapshot.Count]? {
    guard let objects = try optionalObjects(name) else { return nil }
    var counts: [Snapshot.Count] = []
    for object in objects {
      let number = try object.integer("number")
      if number < 0 { throw object.wrong("number", "0 or more") }
      counts.append(Snapshot.Count(session: try object.session("session"), number: number))
    }
    return counts
  }
}
