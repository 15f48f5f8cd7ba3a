/// What can go wrong with a write to an app's store, as a scenario has it go wrong.
public enum StorageFault: String, CaseIterable, Sendable {
  /// Nothing of the next write arrives.
  case fails
  /// Half of the next write arrives, as when the power fails in the middle of it.
  case torn
  /// There is no room: no write arrives until the next launch.
  case full
}
