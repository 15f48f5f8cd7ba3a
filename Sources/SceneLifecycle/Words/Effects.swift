/// What the user does inside the app, addressed to a connected scene.
public enum Action: Hashable, Sendable {
  /// Typing: the text of the window's document becomes this. It promises nothing yet.
  case edit(SceneID, String)
  /// The user goes to another place in the document.
  case navigate(SceneID, String)
  /// The end of a user action: a save point (LIFE-30).
  case commit(SceneID)
  /// A change inside the app that every connected scene's observer hears once.
  case post(String)
  /// The user asks the app, in this window, for something that concerns windows.
  case ask(SceneID, Wish)
}

/// What a user can ask an app for that makes it turn to the system.
public enum Wish: Hashable, Sendable {
  /// Show this document in a window of its own, or in the one that shows it already.
  case open(document: String)
  case newWindow
  case activate(SessionID)
  case destroy(SessionID)
  case refresh(SessionID)
}

/// A request of an app to the system (WIN-01, WIN-08, WIN-12).
public enum Request: Hashable, Sendable {
  /// `requestSceneSessionActivation`; no session asks for a new scene and session.
  case activate(SessionID?, Activity?)
  case destroy(SessionID)
  case refresh(SessionID)
}

/// What an app did while it answered a message, in the order in which it did it.
public enum Effect: Hashable, Sendable {
  case request(Request)
  /// The session's `userInfo` was set (REST-22).
  case setUserInfo(SessionID, [String: PropertyValue])
  /// The answer to `stateRestorationActivity(for:)` (REST-01).
  case gaveActivity(Activity)
  /// The observer that belongs to this scene heard a post.
  case heard(SceneID, String)
  /// The app tried to save and could not; this save point promises nothing.
  case saveFailed
}

/// What an app shows and holds at one moment.
///
/// An undeclared part is absent (`nil`), not empty.
public struct Snapshot: Hashable, Sendable {
  /// One window of the app.
  public struct Window: Hashable, Sendable {
    public var scene: SceneID
    /// The name of the document shown.
    public var document: String
    public var text: String
    /// Where in the document the window is.
    public var place: String

    public init(scene: SceneID, document: String, text: String, place: String) {
      self.scene = scene
      self.document = document
      self.text = text
      self.place = place
    }
  }

  /// A document by its name, as the app would show it now.
  public struct Document: Hashable, Sendable {
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// How many of something a session has.
  public struct Count: Hashable, Sendable {
    public var session: SessionID
    public var number: Int

    public init(session: SessionID, number: Int) {
      self.session = session
      self.number = number
    }
  }

  public var windows: [Window]
  public var documents: [Document]?
  /// The sessions that the app keeps something on disk for.
  public var records: [SessionID]?
  public var observers: [Count]?
  public var resources: [Count]?

  public init(
    windows: [Window] = [],
    documents: [Document]? = nil,
    records: [SessionID]? = nil,
    observers: [Count]? = nil,
    resources: [Count]? = nil
  ) {
    self.windows = windows
    self.documents = documents
    self.records = records
    self.observers = observers
    self.resources = resources
  }
}
