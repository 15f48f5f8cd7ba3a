import Foundation
import Synchronization

/// The signal that asks the command to end early.
///
/// The first SIGINT or SIGTERM lets the scenario at hand finish, so that what is finished is written;
/// the second ends the command at once, as if it had not been caught.
enum Interruption {
  private static let received = Atomic<Int32>(0)

  /// The status to end with; `nil` while no signal has come.
  static var status: ExitStatus? {
    switch received.load(ordering: .relaxed) {
    case SIGINT: .interrupted
    case SIGTERM: .terminated
    default: nil
    }
  }

  static func watch() {
    // Made before any signal can come, for a handler must not make it.
    received.store(0, ordering: .relaxed)
    // Some that start programs leave signals blocked in them.
    var watched = sigset_t()
    sigemptyset(&watched)
    for number in [SIGINT, SIGTERM] { sigaddset(&watched, number) }
    sigprocmask(SIG_UNBLOCK, &watched, nil)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.received.store(number, ordering: .relaxed)
        for other in [SIGINT, SIGTERM] { signal(other, SIG_DFL) }
      }
    }
  }
}
