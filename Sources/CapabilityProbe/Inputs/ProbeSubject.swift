/// An app to be probed, from whatever people have of it.
package struct ProbeSubject: Sendable {
  /// The property list's file, with the member of an archive after a colon.
  package let path: String
  /// What to call the app beside its path, such as a target; `nil` when the path says it.
  package var title: String?
  package let document: PropertyListDocument
  /// The module's name; `nil` when only a build would tell.
  package var module: String?
  /// Variables that stayed as they are written, with what they leave open.
  package var unresolved: [String] = []

  package init(path: String, document: PropertyListDocument) {
    self.path = path
    self.document = document
  }
}
