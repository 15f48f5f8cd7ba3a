/// One step of a run as a reader of the report sees it.
public struct TimelineStep: Hashable, Sendable {
  /// Where an event belongs in the drawing.
  public enum Lane: Hashable, Sendable {
    case application
    /// A session, by its identifier and the label the scenario gives it.
    case session(id: String, label: String)
    case store
  }

  /// What kind of mark an event gets.
  public enum Kind: String, CaseIterable, Sendable {
    case callback
    case action
    case request
    case write
    case processEnd = "process-end"
    case snapshot
  }

  /// One thing that happened.
  public struct Event: Hashable, Sendable {
    public var lane: Lane
    public var kind: Kind
    /// The words of the mark: `sceneDidDisconnect`, `edit "first draft"`.
    public var text: String
    /// More, for who looks closer: the effects of the reply, what a window shows; empty when there is none.
    public var detail: String

    public init(lane: Lane, kind: Kind, text: String, detail: String = "") {
      self.lane = lane
      self.kind = kind
      self.text = text
      self.detail = detail
    }
  }

  /// The number of the `when` line among the scenario's `when` lines, from 1.
  public var number: Int
  public var line: Int
  /// The step as the file says it, without `when`.
  public var stimulus: String
  public var events: [Event]

  public init(number: Int, line: Int, stimulus: String, events: [Event] = []) {
    self.number = number
    self.line = line
    self.stimulus = stimulus
    self.events = events
  }
}
