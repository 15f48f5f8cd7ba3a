/// The answer to a question about what an app may have: what no source settles stays unknown.
public enum Support: String, CaseIterable, Sendable {
  /// A source or an inference says so.
  case yes
  /// A source or an inference says the opposite.
  case no
  /// Nothing settles it.
  case unknown
}
