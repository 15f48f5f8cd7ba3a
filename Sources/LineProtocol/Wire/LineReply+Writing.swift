import SceneLifecycle

extension Numbered where Content == LineReply {
  /// The answer as a line of JSON, without its line feed.
  public var line: [UInt8] {
    var writer = JSONWriter()
    writer.object {
      $0.name("number")
      $0.integer(number)
      $0.fields(of: content)
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of reply: LineReply) {
    switch reply {
    case .hello(let greeting): fields(of: greeting)
    case .app(.unhandled):
      name("unhandled")
      boolean(true)
    case .app(.effects(let effects)):
      name("effects")
      array { writer in for effect in effects { writer.effect(effect) } }
    case .app(.snapshot(let snapshot)): fields(of: snapshot)
    case .error(let reason): field("error", reason)
    }
  }

  private mutating func fields(of greeting: Greeting) {
    name("protocol")
    integer(greeting.protocolVersion)
    field("version", greeting.version)
    name("capabilities")
    array { writer in for one in greeting.capabilities { writer.string(one.rawValue) } }
    if let manifest = greeting.manifest { field("manifest", manifest.rawValue) }
    if greeting.resets {
      name("resets")
      boolean(true)
    }
  }

  private mutating func effect(_ effect: Effect) {
    object {
      $0.field("effect", effect.name.rawValue)
      switch effect {
      case .request(.activate(let session, let activity)):
        if let session { $0.field("session", session.description) }
        if let activity {
          $0.name("activity")
          $0.activity(activity)
        }
      case .request(.destroy(let session)), .request(.refresh(let session)):
        $0.field("session", session.description)
      case .setUserInfo(let session, let userInfo):
        $0.field("session", session.description)
        $0.name("userInfo")
        $0.dictionary(userInfo)
      case .gaveActivity(let activity):
        $0.name("activity")
        $0.activity(activity)
      case .heard(let scene, let text):
        $0.field("scene", scene.description)
        $0.field("text", text)
      case .handled(let token, let scene, let plugin):
        $0.field("token", token)
        $0.field("scene", scene.description)
        if let plugin { $0.field("plugin", plugin) }
      case .dispatched(let dispatch): $0.fields(of: dispatch)
      case .saveFailed: break
      }
    }
  }

  private mutating func fields(of snapshot: Snapshot) {
    list("windows", snapshot.windows) {
      $0.field("scene", $1.scene.description)
      $0.field("document", $1.document)
      $0.field("text", $1.text)
      $0.field("place", $1.place)
      if let presented = $1.presented { $0.field("presented", presented) }
      if $1.isCovered { $0.flag("covered") }
      if $1.isBlank { $0.flag("blank") }
    }
    if let documents = snapshot.documents {
      list("documents", documents) {
        $0.field("name", $1.name)
        $0.field("text", $1.text)
      }
    }
    if let records = snapshot.records {
      name("records")
      array { writer in for session in records { writer.string(session.description) } }
    }
    if let observers = snapshot.observers { counts("observers", observers) }
    if let resources = snapshot.resources { counts("resources", resources) }
    if let starts = snapshot.starts {
      name("starts")
      integer(starts)
    }
  }

  private mutating func flag(_ name: String) {
    self.name(name)
    boolean(true)
  }

  private mutating func counts(_ name: String, _ counts: [Snapshot.Count]) {
    list(name, counts) {
      $0.field("session", $1.session.description)
      $0.name("number")
      $0.integer($1.number)
    }
  }

  /// Writes a list of objects under a name.
  private mutating func list<Element>(
    _ name: String,
    _ elements: [Element],
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    array { writer in
      for element in elements { writer.object { body(&$0, element) } }
    }
  }
}
