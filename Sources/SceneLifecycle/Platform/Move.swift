/// A thing the platform is about to do; one stimulus becomes several.
enum Move: Hashable, Sendable {
  case willFinishLaunching
  case didFinishLaunching
  case configure(SessionID)
  case connect(SessionID, [Activity])
  /// Connect because of what comes from outside.
  indirect case connectFor(SessionID, Payload)
  case restoreInteraction(SessionID)
  case enterForeground(SessionID)
  case becomeActive(SessionID)
  case resignActive(SessionID)
  case enterBackground(SessionID)
  /// Ask for the restoration activity after a background callback, if this run does.
  case askForActivity(SessionID)
  case updateActivity(SessionID)
  indirect case continueActivity(SessionID, Activity)
  case announceHandoff(SessionID)
  indirect case receive(SessionID, Payload)
  case disconnect(SessionID)
  case discard([SessionID])
  /// The window is gone for the user; the app is told at its next launch.
  case forget(SessionID)
  /// Do what the app asked for, as things are by then.
  indirect case carryOut(Request)
  indirect case refuse(Refusal)
  case terminate
  case endProcess
}

/// What the platform hands to the harness.
public enum PlatformEvent: Hashable, Sendable {
  /// Hand this callback to the app, and its reply to `absorb` before asking for the next.
  case deliver(Delivery)
  /// The process is gone; what it had not written is lost.
  case processEnded
}
