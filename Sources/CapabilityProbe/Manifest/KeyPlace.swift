/// Where in a property list something stands.
public struct KeyPlace: Hashable, Sendable {
  /// The keys from the root on with dots between, `UIApplicationSceneManifest.UISceneConfigurations`.
  public let keyPath: String
  /// The line, from 1; `nil` where the form has none or the key is absent.
  public let line: Int?
  /// The file, when it is not the property list itself.
  public let file: String?

  /// A place by its keys; the file is named only when it is not the property list itself.
  public init(_ keyPath: String, line: Int? = nil, file: String? = nil) {
    self.file = file
    self.keyPath = keyPath
    self.line = line
  }
}

/// A value with the place it stands at.
public struct Located<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Where it stands.
  public let place: KeyPlace
}
