public import SceneLifecycle

/// What a requirement says and what it rests on.
public struct Rule: Sendable {
  public let requirement: Requirement
  public let level: Level
  /// The requirement in one normative sentence.
  public let sentence: String
  /// The one fact whose grade the requirement has.
  public let basis: FactID
  /// The other facts it comes from.
  public let facts: [FactID]

  package init(
    _ requirement: Requirement,
    _ level: Level,
    basis: FactID,
    facts: [FactID] = [],
    _ sentence: String
  ) {
    self.requirement = requirement
    self.level = level
    self.sentence = sentence
    self.basis = basis
    self.facts = facts
  }

  /// The grade of the basis.
  public var grade: Grade { Fact.of(basis)?.grade ?? .inferred }
}
