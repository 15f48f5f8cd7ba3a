/// How long a process may take.
public struct Limits: Sendable {
  /// For each answer.
  public var answer: Duration
  /// When all runs must be over; `nil` for never.
  public var deadline: ContinuousClock.Instant?

  /// Five seconds for each answer, and all the time there is, if not said otherwise.
  public init(answer: Duration = .seconds(5), deadline: ContinuousClock.Instant? = nil) {
    self.answer = answer
    self.deadline = deadline
  }

  /// When the answer to a message sent now must be there, and whose fault it is if it is not.
  func end(from now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    min(now + answer, deadline ?? now + answer)
  }

  /// Whether all runs must be over.
  func isOver(at now: ContinuousClock.Instant) -> Bool { deadline.map { now >= $0 } ?? false }
}
