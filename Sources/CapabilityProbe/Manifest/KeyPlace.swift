/// Where in a property list something stands.
package struct KeyPlace: Hashable, Sendable {
  /// The keys from the root on with dots between, `UIApplicationSceneManifest.UISceneConfigurations`.
  package let keyPath: String
  /// The line, from 1; `nil` where the form has none or the key is absent.
  package let line: Int?
  /// The file, when it is not the property list itself.
  package let file: String?

  package init(_ keyPath: String, line: Int? = nil, file: String? = nil) {
    self.file = file
    self.keyPath = keyPath
    self.line = line
  }
}

/// A value with the place it stands at.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let place: KeyPlace
}
