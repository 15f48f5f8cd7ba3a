/// A sourced statement about UIKit, by its identifier in `docs/facts.md`.
public struct FactID: Hashable, Sendable, CustomStringConvertible {
  /// The identifier as documents write it: `LIFE-03`.
  public let text: String

  init(_ text: String) { self.text = text }

  public var description: String { text }
}

/// A fact that the model or a requirement rests on.
public struct Fact: Sendable {
  /// Its identifier in `docs/facts.md`.
  public let id: FactID
  /// How well it is founded.
  public let grade: Grade
  /// What it says, in one sentence.
  public let statement: String
  /// The page it comes from; `nil` for what was inferred from other facts, and for a report without a page.
  public let source: String?
}
