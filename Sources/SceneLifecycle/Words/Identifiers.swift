/// A window as the user knows it: the name a scenario gives it.
///
/// Implementations never see labels.
public struct Label: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The name, as the scenario writes it.
  public let name: String

  /// The label of this name.
  public init(_ name: String) { self.name = name }

  public var description: String { name }

  public static func < (left: Label, right: Label) -> Bool { left.name < right.name }
}

/// The identifier of a scene session: `s1`, `s2` … in order of creation, never reused (REST-21).
public struct SessionID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Its place in the order of creation, from 1.
  public let number: Int

  /// The session of this number, from 1.
  public init(_ number: Int) { self.number = number }

  public var description: String { "s\(number)" }

  public static func < (left: SessionID, right: SessionID) -> Bool { left.number < right.number }
}

/// The identifier of a scene object: `s1.1`, `s1.2` …; each connection of a session makes a new one (LIFE-04).
public struct SceneID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The session whose scene it is.
  public let session: SessionID
  /// How many scenes the session has had, this one included.
  public let connection: Int

  /// The scene of this session's connection of this number, from 1.
  public init(_ session: SessionID, _ connection: Int) {
    self.session = session
    self.connection = connection
  }

  public var description: String { "\(session).\(connection)" }

  public static func < (left: SceneID, right: SceneID) -> Bool {
    (left.session, left.connection) < (right.session, right.connection)
  }
}
