import Scenarios
import SceneLifecycle

extension Misfit {
  /// How many states or calls a message names at most.
  private static let listed = 8

  /// What is wrong, with the states before the call and the facts.
  package var message: String {
    let states = Self.list(possible, "; ")
    let sources = facts.map(\.description).joined(separator: ", ")
    return "no run gives '\(call.notation)' here, where the state is: \(states) (\(sources))"
  }

  /// What could have come instead.
  package var hint: String {
    admissible.isEmpty
      ? "nothing that the recorder sees can come here"
      : "admissible here: \(Self.list(admissible, "; "))"
  }

  private static func list(_ texts: [String], _ separator: String) -> String {
    let more = texts.count - listed
    let shown = texts.prefix(listed).joined(separator: separator)
    return more > 0 ? "\(shown)\(separator)and \(more) more" : shown
  }
}
