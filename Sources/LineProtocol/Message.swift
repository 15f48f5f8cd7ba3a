public import SceneLifecycle

/// What the harness says to an implementation.
///
/// Each message has one reply.
public enum Message: Hashable, Sendable {
  /// A process has started.
  case launch(Launch)
  /// UIKit calls the app.
  case callback(Delivery)
  /// The user does something inside the app.
  case action(Action)
  /// To be answered when nothing that the implementation started is outstanding.
  case settle
  /// To be answered with a snapshot of everything declared; the only query.
  case observe
}

/// What the system remembers for an app when it starts its process.
public struct Launch: Hashable, Sendable {
  /// A session that the system remembers, with what it keeps for it (WIN-13).
  public struct Remembered: Hashable, Sendable {
    /// The session; it may never connect again.
    public var session: SessionID
    /// What `willConnect` will repeat when the session connects.
    public var connection: Connection

    /// A session with what the system keeps for it.
    public init(session: SessionID, connection: Connection) {
      self.session = session
      self.connection = connection
    }
  }

  /// The device that the process runs on.
  public var device: Device
  /// The manifest that the app is run under.
  public var manifest: Manifest
  /// All that the system remembers, in order of creation.
  public var remembered: [Remembered]

  /// A start of a process on this device, under this manifest.
  public init(device: Device, manifest: Manifest, remembered: [Remembered]) {
    self.device = device
    self.manifest = manifest
    self.remembered = remembered
  }
}

/// The answer to a message.
public enum Reply: Hashable, Sendable {
  /// What the app did, in order; an app that does not implement a callback did nothing.
  case effects([Effect])
  /// The answer to `observe`.
  case snapshot(Snapshot)
  /// The answer to a callback that the app does not implement, which UIKit allows.
  case unhandled

  /// An answer of an app that did nothing.
  public static let nothing = Reply.effects([])
}
