public import SceneLifecycle

/// How a break stands to what was expected of the run; it is data beside the verdict.
public struct ExpectationMark: Hashable, Sendable {
  /// Whether somebody knows of the break.
  public enum Standing: String, CaseIterable, Sendable {
    /// The very failure is expected.
    case expected
    /// Another failure of the requirement is expected here.
    case different
    /// The very failure was expected until a day that has passed.
    case expired
    /// Nobody knows of it.
    case unexpected
  }

  /// The entry that is about the break.
  public struct Reason: Hashable, Sendable {
    /// The line of the entry in the file of expectations, from 1.
    public var line: Int
    /// What the entry says is observed.
    public var observed: String
    /// The address where more is said; `nil` while nobody owns the entry.
    public var link: String?
    /// Who sees to it.
    public var owner: String
    /// The last day on which it excuses the break, as `2027-03-01`.
    public var until: String

    /// An entry in the words of the file.
    public init(line: Int, observed: String, link: String?, owner: String, until: String) {
      self.line = line
      self.observed = observed
      self.link = link
      self.owner = owner
      self.until = until
    }
  }

  /// Whether somebody knows of the break.
  public var standing: Standing
  /// The entry that is about the break; `nil` for a break that is unexpected.
  public var reason: Reason?

  /// A mark, with the entry that it comes from.
  public init(_ standing: Standing, _ reason: Reason? = nil) {
    self.standing = standing
    self.reason = reason
  }
}

/// An entry that was put to the test and that nothing bears out any more.
public struct StaleExpectation: Hashable, Sendable {
  /// The line of the entry in the file of expectations, from 1.
  public var line: Int
  /// The path of the scenario that does not break any more.
  public var scenario: String
  /// What it used to break.
  public var requirement: Requirement
  /// The implementation that the entry is about; `nil` for any.
  public var implementation: String?
  /// What used to be observed.
  public var observed: String
  /// Who saw to it.
  public var owner: String

  /// An entry in the words of the file.
  public init(
    line: Int,
    scenario: String,
    requirement: Requirement,
    implementation: String? = nil,
    observed: String,
    owner: String
  ) {
    self.line = line
    self.scenario = scenario
    self.requirement = requirement
    self.implementation = implementation
    self.observed = observed
    self.owner = owner
  }
}

extension Violation {
  /// Whether the break lets a run end as expected: a warning that no entry is about does.
  public func isAsExpected(strict: Bool) -> Bool {
    guard let expectation else { return !isFail(strict: strict) }
    return expectation.standing == .expected
  }
}

extension ScenarioResult {
  /// Whether the result lets a run end as expected; what is inconclusive never does.
  public func isAsExpected(strict: Bool) -> Bool {
    verdict != .inconclusive && breaksAsExpected(strict: strict)
  }

  /// Whether every fail among the breaks is expected, and nothing that is said of a break is wrong.
  public func breaksAsExpected(strict: Bool) -> Bool {
    (violations + incidental).allSatisfy { $0.isAsExpected(strict: strict) }
  }

  /// Whether it is a fail of which every break is expected.
  public var failsAsExpected: Bool {
    // The first break is the worst one, and makes the fail.
    verdict == .fail && violations.first?.expectation != nil
      && (violations + incidental).allSatisfy { $0.expectation?.standing ?? .expected == .expected }
  }

  /// Whether it says something of the implementation.
  public var isConclusive: Bool { verdict == .pass || verdict == .warning || verdict == .fail }
}
