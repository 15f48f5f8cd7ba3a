public import SceneLifecycle

/// What became of one scenario on one implementation: the worst of its runs.
public enum Verdict: String, CaseIterable, Sendable {
  case pass
  /// Broken, but not by a documented must; a fail under `--strict`.
  case warning
  case fail
  /// The run could not be finished, or judged nothing.
  case inconclusive
  /// The implementation lacks what the scenario needs: a capability, or a store of the harness's.
  case inapplicable
}

/// Why a scenario is inconclusive or inapplicable.
public struct Obstacle: Hashable, Sendable {
  /// The party to blame; `nil` when nobody is: what the scenario needs is missing.
  public var party: Party?
  /// The capability that is missing; `nil` when the run broke off, or when it is no capability.
  public var capability: Capability?
  public var reason: String

  public init(party: Party? = nil, capability: Capability? = nil, reason: String) {
    self.party = party
    self.capability = capability
    self.reason = reason
  }
}

/// One break of a requirement, at a step of a run.
public struct Violation: Hashable, Sendable {
  public var requirement: Requirement
  public var level: Level
  /// The weakest of the requirement's basis and the alternatives taken up to the step.
  public var grade: Grade
  /// The number of the `when` line among the scenario's `when` lines, from 1.
  public var step: Int
  /// The line of the file, from 1.
  public var line: Int
  /// The step as the file says it, without `when`.
  public var stimulus: String
  /// What the break is about: a window, a document, a session.
  public var subject: String
  public var expected: String
  public var observed: String
  /// The alternatives, other than defaults, of the run that shows the break; empty for the default run.
  public var under: [TakenAlternative]
  /// Where the run that shows the break killed the process; `nil` when it did not.
  public var killed: KillPoint?
  /// How it stands to what was expected; `nil` when nobody asked, or for a warning that no entry is about.
  public var expectation: ExpectationMark?

  public init(
    requirement: Requirement,
    level: Level,
    grade: Grade,
    step: Int,
    line: Int,
    stimulus: String,
    subject: String,
    expected: String,
    observed: String,
    under: [TakenAlternative] = [],
    killed: KillPoint? = nil
  ) {
    self.requirement = requirement
    self.level = level
    self.grade = grade
    self.step = step
    self.line = line
    self.stimulus = stimulus
    self.subject = subject
    self.expected = expected
    self.observed = observed
    self.under = under
    self.killed = killed
  }

  /// Whether it makes a fail, rather than a warning.
  public func isFail(strict: Bool) -> Bool {
    strict || (level == .must && grade == .documented)
  }
}
