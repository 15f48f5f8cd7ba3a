package import Scenarios
package import SceneLifecycle

/// What the model says of a recording.
package enum RecordingVerdict {
  case legal(FittingRun)
  case illegal(Misfit)
  /// A limit was reached before a fitting run was found; it says which.
  case undecided(line: Int, reason: String)
}

/// The simplest run that gives a recording: the fewest stimuli, then the most defaults.
package struct FittingRun {
  /// A stimulus, or what stands for a request of the recorded app, with what UIKit did in it.
  package struct Step {
    /// The line of the recording that it leads to.
    package let line: Int
    package let stimulus: Stimulus
    package let act: Replay.Act
    /// The alternatives taken that are not the default.
    package let flips: [TakenAlternative]
  }

  package let manifest: Manifest
  package let steps: [Step]
}

/// The first call of a recording after which no run of the model is left.
package struct Misfit {
  package let call: Trace.Call
  /// The states that were possible before it, simplest first; each once.
  package let possible: [String]
  /// The calls that could have come here, as the notation says them.
  package let admissible: [String]
  /// The facts that say when the callback comes.
  package let facts: [FactID]
}
