import SceneLifecycle

extension Numbered where Content == LineMessage {
  /// Reads a line of the harness.
  ///
  /// - Parameter line: The bytes without the line feed.
  /// - Throws: What is wrong with the line.
  public init(line: [UInt8]) throws(ProtocolError) {
    let fields = try Fields(line: line, .message)
    number = try fields.integer("number")
    content = try fields.message()
  }
}

extension Fields {
  /// The fields of a line.
  package init(line: [UInt8], _ place: Place) throws(ProtocolError) {
    let value: JSONValue
    do {
      value = try JSONReader.read(line)
    } catch {
      throw ProtocolError(error.description, isSyntax: true)
    }
    try self.init(value, place)
  }

  fileprivate func message() throws(ProtocolError) -> LineMessage {
    let name = try text("message")
    switch name {
    case "hello":
      return .hello(protocolVersion: try integer("protocol"), tool: try text("tool"))
    case "launch": return .app(.launch(try launch()))
    case "edit": return .app(.action(.edit(try scene("scene"), try text("text"))))
    case "navigate": return .app(.action(.navigate(try scene("scene"), try text("place"))))
    case "present": return .app(.action(.present(try scene("scene"), try text("text"))))
    case "make-private": return .app(.action(.makePrivate(try scene("scene"))))
    case "commit": return .app(.action(.commit(try scene("scene"))))
    case "post": return .app(.action(.post(try text("text"))))
    case "ask": return .app(.action(.ask(try scene("scene"), try wish())))
    case "subscribe": return .app(.action(.subscribe(try plugin())))
    case "settle": return .app(.settle)
    case "observe": return .app(.observe)
    case "reset": return .reset(folder: try text("folder"))
    case "bye": return .bye
    default:
      guard let callback = Callback(rawValue: name) else {
        throw ProtocolError("unknown message '\(name)'")
      }
      return .app(.callback(try delivery(callback)))
    }
  }

  private func launch() throws(ProtocolError) -> Launch {
    guard let version = Version(try text("version")) else {
      throw wrong("version", "a version, as in '18.0'")
    }
    var remembered: [Launch.Remembered] = []
    for session in try optionalObjects("sessions") ?? [] {
      remembered.append(
        Launch.Remembered(
          session: try session.session("session"),
          connection: try session.connection()
        )
      )
    }
    return Launch(
      device: Device(try word("idiom"), version),
      manifest: try word("manifest"),
      remembered: remembered
    )
  }

  private func connection() throws(ProtocolError) -> Connection {
    var activities: [Activity] = []
    for fields in try optionalObjects("activities") ?? [] {
      activities.append(try fields.asActivity())
    }
    return Connection(
      activities: activities,
      restoration: try optionalActivity("restoration"),
      userInfo: try userInfo(),
      payload: optional("payload") == nil ? nil : try payload()
    )
  }

  private func wish() throws(ProtocolError) -> Wish {
    switch try text("wish") {
    case "open": return .open(document: try text("document"))
    case "new": return .newWindow
    case "activate": return .activate(try session("session"))
    case "destroy": return .destroy(try session("session"))
    case "refresh": return .refresh(try session("session"))
    default: throw wrong("wish", "open, new, activate, destroy or refresh")
    }
  }

  private func delivery(_ callback: Callback) throws(ProtocolError) -> Delivery {
    switch callback {
    case .willFinishLaunching: return .willFinishLaunching
    case .didFinishLaunching: return .didFinishLaunching
    case .configurationForConnecting: return .configurationForConnecting(try session("session"))
    case .didDiscardSceneSessions: return .didDiscardSceneSessions(try sessions("sessions"))
    case .applicationWillTerminate: return .applicationWillTerminate
    case .willConnect: return .willConnect(try scene("scene"), try connection())
    case .restoreInteractionState:
      return .restoreInteractionState(try scene("scene"), try activity("activity"))
    case .sceneWillEnterForeground: return .sceneWillEnterForeground(try scene("scene"))
    case .sceneDidBecomeActive: return .sceneDidBecomeActive(try scene("scene"))
    case .sceneWillResignActive: return .sceneWillResignActive(try scene("scene"))
    case .sceneDidEnterBackground: return .sceneDidEnterBackground(try scene("scene"))
    case .stateRestorationActivity: return .stateRestorationActivity(try scene("scene"))
    case .didUpdateUserActivity:
      return .didUpdateUserActivity(try scene("scene"), try activity("activity"))
    case .continueUserActivity where optional("payload") == nil:
      return .continueUserActivity(try scene("scene"), try activity("activity"))
    case .willContinueUserActivity: return .willContinueUserActivity(try scene("scene"))
    case .continueUserActivity, .openURLContexts, .performActionForShortcutItem,
      .didReceiveNotificationResponse, .userDidAcceptCloudKitShare, .willPerformAppIntent:
      let payload = try payload()
      guard payload.callback == callback else {
        throw ProtocolError("\(callback.rawValue) brings no '\(payload.kind.rawValue)'")
      }
      return .payload(try scene("scene"), payload)
    case .sceneDidDisconnect: return .sceneDidDisconnect(try scene("scene"))
    case .requestFailed:
      return .requestFailed(Refusal(domain: try text("domain"), code: try integer("code")))
    }
  }
}
