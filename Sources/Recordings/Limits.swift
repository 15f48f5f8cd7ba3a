/// How far the search for a fitting run goes; beyond it, nothing is said.
package struct Limits: Sendable {
  /// The most stimuli between two calls of the recording.
  package let stimuli: Int
  /// The most different states between two calls of the recording.
  package let states: Int

  /// The most futures of states that are looked at in all, besides some for each call.
  package let futures: Int

  /// What each call adds to the futures, so that the work grows with the recording and no faster.
  static let futuresPerCall = 2_000

  package init(stimuli: Int = 24, states: Int = 16_384, futures: Int = 200_000) {
    self.stimuli = stimuli
    self.states = states
    self.futures = futures
  }
}
