import SceneLifecycle

/// The words of the notation.
public enum Vocabulary {
  /// The keywords of header lines; `title` takes the rest of its line.
  public static let headers = [
    "title", "source", "device", "manifest", "needs", "checks", "given", "each",
    "sees", "from", "exception",
  ]
  /// The keywords of steps.
  public static let steps = ["when", "then", "call"]
  /// The first words of stimuli.
  public static let stimuli = [
    "launch", "open", "leave", "return", "interrupt", "resume", "reclaim", "close", "destroy",
    "discard", "kill", "crash", "swipe-kill", "focus", "edit", "navigate", "commit", "post", "ask",
    "send", "subscribe", "present", "make-private", "snapshot", "fault",
  ]
  /// The kinds of what comes from outside.
  public static let payloads = Payload.Kind.allCases.map(\.rawValue)
  /// What can go wrong with a write.
  public static let faults = StorageFault.allCases.map(\.rawValue)
  /// What can be asked for.
  public static let requests = ["open", "new", "activate", "destroy", "refresh"]
  /// The words that say a fact, besides callbacks and states.
  public static let facts = [
    "app", "document", "record", "windows", "observers", "resources", "refused", "shows", "at",
    "only", "nothing", "handles", "unhandled", "gets", "presents", "covered", "starts",
  ]
  /// The words between other words.
  public static let particles = [
    "as", "is", "kept", "gone", "under", "with", "in-background", "for", "to", "legacy", "claims",
  ]

  /// Words of the full grammar that this version has no meaning for.
  static let laterKeywords = ["expect"]
  static let laterStimuli = [
    "lock", "unlock", "memory-warning", "refresh", "resize", "attach", "detach", "hold", "settle",
    "remove",
  ]
  static let laterFacts = ["asks"]
  static let laterWindowFacts = ["blank"]

  /// What other tools call something that has another name here.
  static let synonyms = [
    "type": "edit", "background": "leave", "foreground": "return", "terminate": "kill",
    "swipe": "swipe-kill", "disconnect": "reclaim",
  ]
  static let stimulusNote = "known are: \(stimuli.joined(separator: ", "))"
  static let factNote =
    "a fact begins with a label or with: \(leadingFacts.joined(separator: ", "))"
  static let windowFactNote =
    "known after a label are: shows, at, document, only, nothing, handles, presents, covered, a callback, "
    + WindowState.allCases.map(\.rawValue).joined(separator: ", ")

  static let windowFacts =
    ["shows", "at", "document", "only", "nothing", "handles", "presents", "covered"]
    + WindowState.allCases.map(\.rawValue)
    + Callback.allCases.map(\.rawValue)
  static let leadingFacts = [
    "app", "document", "record", "windows", "observers", "resources", "refused", "starts",
  ]
}
