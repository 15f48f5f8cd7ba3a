/// A value that a user activity or a session's `userInfo` can carry (REST-12, REST-22).
public indirect enum PropertyValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case data([UInt8])
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
}

/// A user activity, for restoration (REST-04) or to open a window with (WIN-04).
public struct Activity: Hashable, Sendable {
  public let type: String
  /// The target content identifier (WIN-19); `nil` when the activity names none.
  public let target: String?
  public let userInfo: [String: PropertyValue]

  public init(type: String, target: String? = nil, userInfo: [String: PropertyValue] = [:]) {
    self.type = type
    self.target = target
    self.userInfo = userInfo
  }
}
