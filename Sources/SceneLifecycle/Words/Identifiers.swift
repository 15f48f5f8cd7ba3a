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
public struct SessionID: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// Its place in the order of creation, from 1.
  public let number: Int

  /// The session of this number, from 1.
  public init(_ number: Int) { self.number = number }

  /// The session that this text describes, as in `s1`; `nil` for every other text.
  public init?(_ text: String) {
    var bytes = text.utf8.makeIterator()
    guard let number = bytes.sessionNumber(upTo: nil) else { return nil }
    self.init(number)
  }

  public var description: String { "s" + String(number) }

  public static func < (left: SessionID, right: SessionID) -> Bool { left.number < right.number }
}

/// The identifier of a scene object: `s1.1`, `s1.2` …; each connection of a session makes a new one (LIFE-04).
public struct SceneID: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The session whose scene it is.
  public let session: SessionID
  /// How many scenes the session has had, this one included.
  public let connection: Int

  /// The scene of this session's connection of this number, from 1.
  public init(_ session: SessionID, _ connection: Int) {
    self.session = session
    self.connection = connection
  }

  /// The scene that this text describes, as in `s1.1`; `nil` for every other text.
  public init?(_ text: String) {
    var bytes = text.utf8.makeIterator()
    guard let session = bytes.sessionNumber(upTo: UInt8(ascii: ".")),
      let connection = bytes.number(upTo: nil)
    else { return nil }
    self.init(SessionID(session), connection)
  }

  public var description: String { "\(session).\(connection)" }

  public static func < (left: SceneID, right: SceneID) -> Bool {
    (left.session, left.connection) < (right.session, right.connection)
  }
}

/// Reads identifiers byte by byte, for an app with records reads some at every snapshot.
extension String.UTF8View.Iterator {
  /// The number after an `s`.
  fileprivate mutating func sessionNumber(upTo end: UInt8?) -> Int? {
    next() == UInt8(ascii: "s") ? number(upTo: end) : nil
  }

  /// The number that ends before this byte, or with the text (`nil`).
  ///
  /// `nil` for a leading zero, for anything but digits, and for more than fits.
  fileprivate mutating func number(upTo end: UInt8?) -> Int? {
    let zero = UInt8(ascii: "0")
    guard let first = next(), first > zero, first <= zero + 9 else { return nil }
    var number = Int(first - zero)
    while let byte = next() {
      if byte == end { return number }
      guard byte >= zero, byte <= zero + 9 else { return nil }
      let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tens.addingReportingOverflow(Int(byte - zero))
      if isTooLarge || overflows { return nil }
      number = sum
    }
    return end == nil ? number : nil
  }
}
