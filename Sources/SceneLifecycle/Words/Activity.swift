/// A value that a user activity or a session's `userInfo` can carry (REST-12, REST-22).
public indirect enum PropertyValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// True or false.
  case boolean(Bool)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case array([PropertyValue])
  /// Values by name.
  case dictionary([String: PropertyValue])
}

/// A user activity, for restoration (REST-04) or to open a window with (WIN-04).
public struct Activity: Hashable, Sendable {
  /// The activity type, by which an app tells its activities apart.
  public let type: String
  /// The target content identifier (WIN-19); `nil` when the activity names none.
  public let target: String?
  /// What the app put in for itself (REST-12).
  public let userInfo: [String: PropertyValue]

  /// An activity of this type; without a target and without values unless they are given.
  public init(type: String, target: String? = nil, userInfo: [String: PropertyValue] = [:]) {
    self.type = type
    self.target = target
    self.userInfo = userInfo
  }
}
