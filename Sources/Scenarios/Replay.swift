public import SceneLifecycle

/// How a recorded trace is played to an implementation.
public enum Replay: Hashable, Sendable {
  /// A run that fits the recording, an act for each step of the scenario.
  case fitting([Act])
  /// A recording that no run fits: its callbacks as they stand, for survival alone.
  case raw([Trace.Call])

  /// What happens in one step besides its stimulus.
  public struct Act: Hashable, Sendable {
    /// What UIKit does in this step where it is free.
    public var taken: [TakenAlternative]
    /// What the recorded app asked for in place of the step's stimulus; `nil` for a stimulus.
    public var request: Request?

    public init(taken: [TakenAlternative] = [], request: Request? = nil) {
      self.taken = taken
      self.request = request
    }
  }
}
