package import SceneLifecycle

/// One thing that happened in a run, as the ledger and the checkers are told it, in order.
package enum Observation {
  /// A step begins; the session that it names, if it names one that exists.
  case began(Stimulus, naming: SessionID?)
  case delivered(Delivery, [Effect])
  case acted(Action, [Effect])
  /// A snapshot in the middle of a step, which only helps to locate blame.
  case looked(Snapshot)
  /// The snapshot at the end of a step.
  case rested(Snapshot)
  case processEnded
  /// The process died over a message.
  case died(over: String, reason: String)
  /// More rounds of requests than a step may have.
  case restless
  /// A session that a later step names was never asked for.
  case neverAskedFor(Label)
}

/// A break as a checker finds it; the runner adds where it was.
package struct Break: Hashable, Sendable {
  package let requirement: Requirement
  package let subject: String
  package let expected: String
  package let observed: String
}
