/// An app to be probed, from whatever people have of it.
public struct ProbeSubject: Sendable {
  /// The property list's file, with the member of an archive after a colon.
  public let path: String
  /// What to call the app beside its path, such as a target; `nil` when the path says it.
  public var title: String?
  /// The target of a project and its configuration; `nil` for what is no project.
  public var origin: (target: String, configuration: String)?
  /// The property list.
  public let document: PropertyListDocument
  /// The module's name; `nil` when only a build would tell.
  public var module: String?
  /// Variables that stayed as they are written, with what they leave open.
  public var unresolved: [String] = []

  /// An app that is known by its property list alone.
  public init(path: String, document: PropertyListDocument) {
    self.path = path
    self.document = document
  }
}
