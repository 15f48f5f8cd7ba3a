/// Where in a property list something stands.
package struct KeyPlace: Hashable, Sendable {
  /// The keys from the root on with dots between, `UIApplicationSceneManifest.UISceneConfigurations`.
  package let keyPath: String
  /// The line, from 1; `nil` where the form has none or the key is absent.
  package let line: Int?

  package init(_ keyPath: String, line: Int? = nil) {
    self.keyPath = keyPath
    self.line = line
  }
}

/// A value with the place it stands at.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let place: KeyPlace
}
