package import SceneLifecycle

/// One thing that happened in a run, as the ledger and the checkers are told it, in order.
package enum Observation {
  /// A step begins; the session that it names, if it names one that exists.
  case began(Stimulus, naming: SessionID?)
  case delivered(Delivery, [Effect])
  case acted(Action, [Effect])
  /// What the app did besides, told when it came to rest.
  case settled([Effect])
  /// A snapshot in the middle of a step, which only helps to locate blame.
  case looked(Snapshot)
  /// The snapshot at the end of a step.
  case rested(Snapshot)
  case processEnded
  /// The system ends the process before it has answered a callback, and before or after some of what
  /// the app does in it was on disk.
  case cutShort(Delivery, isBegun: Bool)
  /// The system ends the process before it has answered what the user did.
  case actionCutShort(Action)
  /// The process died over a message.
  case died(over: String, reason: String)
  /// More rounds of requests than a step may have.
  case restless
  /// A session that a later step names was never asked for.
  case neverAskedFor(Label)

  /// An observation without what it carries.
  package enum Kind: Int, CaseIterable, Sendable {
    case began
    case delivered
    case acted
    case settled
    case looked
    case rested
    case processEnded
    case cutShort
    case actionCutShort
    case died
    case restless
    case neverAskedFor
  }

  package var kind: Kind {
    switch self {
    case .began: .began
    case .delivered: .delivered
    case .acted: .acted
    case .settled: .settled
    case .looked: .looked
    case .rested: .rested
    case .processEnded: .processEnded
    case .cutShort: .cutShort
    case .actionCutShort: .actionCutShort
    case .died: .died
    case .restless: .restless
    case .neverAskedFor: .neverAskedFor
    }
  }
}
