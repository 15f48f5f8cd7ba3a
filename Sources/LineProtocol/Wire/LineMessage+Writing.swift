import SceneLifecycle

extension Numbered where Content == LineMessage {
  /// The message as a line of JSON, without its line feed.
  public var line: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.name("number")
      $0.integer(number)
      $0.field("message", content.name.description)
      $0.fields(of: content)
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of message: LineMessage) {
    switch message {
    case .hello(let version, let tool):
      name("protocol")
      integer(version)
      field("tool", tool)
    case .app(.launch(let launch)): fields(of: launch)
    case .app(.callback(let delivery)): fields(of: delivery)
    case .app(.action(let action)): fields(of: action)
    case .reset(let folder): field("folder", folder)
    case .app(.settle), .app(.observe), .bye: break
    }
  }

  private mutating func fields(of launch: Launch) {
    field("idiom", launch.device.idiom.rawValue)
    field("version", launch.device.version.description)
    field("manifest", launch.manifest.rawValue)
    name("sessions")
    array { writer in
      for remembered in launch.remembered {
        writer.object {
          $0.field("session", remembered.session.description)
          $0.fields(of: remembered.connection)
        }
      }
    }
  }

  private mutating func fields(of connection: Connection) {
    name("activities")
    array { writer in for activity in connection.activities { writer.activity(activity) } }
    if let restoration = connection.restoration {
      name("restoration")
      activity(restoration)
    }
    name("userInfo")
    dictionary(connection.userInfo)
    if let payload = connection.payload { field(payload) }
  }

  private mutating func fields(of delivery: Delivery) {
    if let scene = delivery.scene {
      field("scene", scene.description)
      field("session", scene.session.description)
    }
    switch delivery {
    case .willFinishLaunching, .didFinishLaunching, .applicationWillTerminate,
      .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .stateRestorationActivity, .willContinueUserActivity,
      .sceneDidDisconnect:
      break
    case .payload(_, let payload): field(payload)
    case .configurationForConnecting(let session): field("session", session.description)
    case .didDiscardSceneSessions(let sessions):
      name("sessions")
      array { writer in for session in sessions { writer.string(session.description) } }
    case .willConnect(_, let connection): fields(of: connection)
    case .restoreInteractionState(_, let activity), .didUpdateUserActivity(_, let activity),
      .continueUserActivity(_, let activity):
      name("activity")
      self.activity(activity)
    case .requestFailed(let refusal):
      field("domain", refusal.domain)
      name("code")
      integer(refusal.code)
    }
  }

  private mutating func fields(of action: Action) {
    switch action {
    case .edit(let scene, let text), .present(let scene, let text):
      field("scene", scene.description)
      field("text", text)
    case .navigate(let scene, let place):
      field("scene", scene.description)
      field("place", place)
    case .commit(let scene), .makePrivate(let scene): field("scene", scene.description)
    case .post(let text): field("text", text)
    case .subscribe(let plugin): fields(of: plugin)
    case .ask(let scene, let wish):
      field("scene", scene.description)
      switch wish {
      case .open(let document):
        field("wish", "open")
        field("document", document)
      case .newWindow: field("wish", "new")
      case .activate(let session): field(wish: "activate", session)
      case .destroy(let session): field(wish: "destroy", session)
      case .refresh(let session): field(wish: "refresh", session)
      }
    }
  }

  private mutating func field(wish: String, _ session: SessionID) {
    field("wish", wish)
    field("session", session.description)
  }
}
