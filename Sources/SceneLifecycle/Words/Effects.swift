/// What the user does inside the app, addressed to a connected scene.
public enum Action: Hashable, Sendable {
  /// Typing: the text of the window's document becomes this. It promises nothing yet.
  case edit(SceneID, String)
  /// The user goes to another place in the document.
  case navigate(SceneID, String)
  /// The user has the window show something above its content: a sheet, an alert.
  case present(SceneID, String)
  /// The end of a user action: a save point (LIFE-30).
  case commit(SceneID)
  /// What the window shows is private from now on.
  case makePrivate(SceneID)
  /// A change inside the app that every connected scene's observer hears once.
  case post(String)
  /// A plugin subscribes to what the app's bridge passes on.
  case subscribe(Plugin)
  /// The user asks the app, in this window, for something that concerns windows.
  case ask(SceneID, Wish)
}

/// What a user can ask an app for that makes it turn to the system.
public enum Wish: Hashable, Sendable {
  /// Show this document in a window of its own, or in the one that shows it already.
  case open(document: String)
  /// Open a window without a document.
  case newWindow
  /// Bring this session forward.
  case activate(SessionID)
  /// Close this session for good.
  case destroy(SessionID)
  /// Have this session's snapshot made anew.
  case refresh(SessionID)
}

/// A request of an app to the system (WIN-01, WIN-08, WIN-12).
public enum Request: Hashable, Sendable {
  /// `requestSceneSessionActivation`; no session asks for a new scene and session.
  case activate(SessionID?, Activity?)
  /// `requestSceneSessionDestruction`.
  case destroy(SessionID)
  /// `requestSceneSessionRefresh`.
  case refresh(SessionID)
}

/// What an app did while it answered a message, in the order in which it did it.
public enum Effect: Hashable, Sendable {
  /// The app turned to the system.
  case request(Request)
  /// The session's `userInfo` was set (REST-22).
  case setUserInfo(SessionID, [String: PropertyValue])
  /// The answer to `stateRestorationActivity(for:)` (REST-01).
  case gaveActivity(Activity)
  /// The observer that belongs to this scene heard a post.
  case heard(SceneID, String)
  /// The app acted on the payload with this token in this scene, or one of its plugins did.
  case handled(String, SceneID, by: String?)
  /// The app's bridge passed an event on to a plugin.
  indirect case dispatched(Dispatch)
  /// The app tried to save and could not; this save point promises nothing.
  case saveFailed
}

/// What an app shows and holds at one moment.
///
/// An undeclared part is absent (`nil`), not empty.
public struct Snapshot: Hashable, Sendable {
  /// One window of the app.
  public struct Window: Hashable, Sendable {
    /// The connected scene that the window belongs to.
    public var scene: SceneID
    /// The name of the document shown.
    public var document: String
    /// The text that the window shows.
    public var text: String
    /// Where in the document the window is.
    public var place: String
    /// What it shows above its content; `nil` for nothing.
    public var presented: String?
    /// Whether its content is hidden from the pictures that the system takes.
    public var isCovered: Bool
    /// Whether it shows nothing at all.
    public var isBlank: Bool

    /// A window of this scene with what it shows.
    public init(
      scene: SceneID,
      document: String,
      text: String,
      place: String,
      presented: String? = nil,
      isCovered: Bool = false,
      isBlank: Bool = false
    ) {
      self.scene = scene
      self.document = document
      self.text = text
      self.place = place
      self.presented = presented
      self.isCovered = isCovered
      self.isBlank = isBlank
    }
  }

  /// A document by its name, as the app would show it now.
  public struct Document: Hashable, Sendable {
    /// The name that the app knows it by.
    public var name: String
    /// Its text, saved or not.
    public var text: String

    /// A document with this text.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// How many of something a session has.
  public struct Count: Hashable, Sendable {
    /// The session that has them.
    public var session: SessionID
    /// How many it has.
    public var number: Int

    /// So many for this session.
    public init(session: SessionID, number: Int) {
      self.session = session
      self.number = number
    }
  }

  /// The windows of the connected scenes, in any order.
  public var windows: [Window]
  /// All documents, shown or not; `nil` without the capability `documents`.
  public var documents: [Document]?
  /// The sessions that the app keeps something on disk for.
  public var records: [SessionID]?
  /// Observers by session; `nil` without the capability `observers`.
  public var observers: [Count]?
  /// Resources by session; `nil` without the capability `resources`.
  public var resources: [Count]?
  /// How often the process set up what is there once for all windows; `nil` without the capability `starts`.
  public var starts: Int?

  /// A snapshot of what is declared; what is left out is undeclared.
  public init(
    windows: [Window] = [],
    documents: [Document]? = nil,
    records: [SessionID]? = nil,
    observers: [Count]? = nil,
    resources: [Count]? = nil,
    starts: Int? = nil
  ) {
    self.windows = windows
    self.documents = documents
    self.records = records
    self.observers = observers
    self.resources = resources
    self.starts = starts
  }
}
