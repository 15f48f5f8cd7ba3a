public import SceneLifecycle

/// A moment of a run at which the process is killed.
public struct KillPoint: Hashable, Sendable, CustomStringConvertible {
  /// How near the moment is to what the process does.
  public enum Kind: String, CaseIterable, Sendable {
    /// When the step is done and the process rests.
    case afterStep = "after-step"
    /// Before a write to the store, exactly.
    case beforeWrite = "before-write"
    /// When a message is on its way and the answer is not waited for: a race, with two right outcomes.
    case raced
  }

  public let kind: Kind
  /// The number of the `when` line among the scenario's `when` lines, from 1.
  public let step: Int
  /// The line of the file, from 1.
  public let line: Int
  /// The number of the write or the message within the step, from 1; 0 after the step.
  public let number: Int
  /// What the process is answering, a callback's or an action's name; empty after the step.
  public let message: String

  /// The moment when a step is done.
  public init(afterStep step: Int, line: Int) {
    self.init(.afterStep, step: step, line: line, number: 0, message: "")
  }

  /// A moment within a step.
  public init(_ kind: Kind, step: Int, line: Int, number: Int, message: String) {
    self.kind = kind
    self.step = step
    self.line = line
    self.number = number
    self.message = message
  }

  /// As reports say it: `before write 2 of step 4 (sceneDidDisconnect)`.
  public var description: String {
    switch kind {
    case .afterStep: "after step \(step)"
    case .beforeWrite: "before write \(number) of step \(step) (\(message))"
    case .raced: "during message \(number) of step \(step) (\(message))"
    }
  }
}

/// What became of the runs that kill the process at one point.
public struct KillResult: Hashable, Sendable {
  public var point: KillPoint
  /// The worst of its runs.
  public var verdict: Verdict
  /// How many runs were made: with defaults, and one for each alternative met from the kill on.
  public var runs: Int
  /// What was broken after the kill, each once, in the order of `Requirement`.
  public var broken: [Requirement]
  /// Why nothing can be concluded; `nil` when something can.
  public var obstacle: Obstacle?

  public init(
    point: KillPoint,
    verdict: Verdict,
    runs: Int = 1,
    broken: [Requirement] = [],
    obstacle: Obstacle? = nil
  ) {
    self.point = point
    self.verdict = verdict
    self.runs = runs
    self.broken = broken
    self.obstacle = obstacle
  }
}
