/// Why a stimulus cannot happen: it names the stimulus and the state.
public struct Impossible: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to happen: `return A`.
  public let stimulus: String
  /// Why it cannot: `A is active`.
  public let state: String
  /// What about UIKit excludes it; empty where it is a matter of words, such as a window never opened.
  public let facts: [FactID]

  public var description: String { "'\(stimulus)' cannot happen here: \(state)" }

  init(_ stimulus: Stimulus, _ state: String, facts: [FactID] = []) {
    self.stimulus = stimulus.name
    self.state = state
    self.facts = facts
  }
}

extension WindowState {
  /// The state as a sentence about a window says it: `A is in the background`.
  var phrase: String { self == .background ? "in the background" : rawValue }
}
