/// Whose fault it is that a run could not be judged.
public enum Party: String, CaseIterable, Sendable {
  /// The app itself: it hangs.
  case implementation
  /// What speaks for the app: it cannot be started, or breaks the protocol.
  case adapter
  /// We, or the machine: no process could be made, the time of the whole run is over.
  case harness
}
