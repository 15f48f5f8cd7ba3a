/// How far the search for a fitting run goes; beyond it, nothing is said.
package struct Limits: Sendable {
  /// The most stimuli between two calls of the recording.
  package let stimuli: Int
  /// The most different states between two calls of the recording.
  package let states: Int

  package init(stimuli: Int = 24, states: Int = 16_384) {
    self.stimuli = stimuli
    self.states = states
  }
}
