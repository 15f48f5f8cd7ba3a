import CMainQueue
import Foundation

/// The main queue, on which the main actor runs too.
@MainActor enum MainQueue {
  private static let roundLimit = 10_000

  /// Runs what waits, and what that adds, until nothing does.
  ///
  /// The queue says by a readable descriptor that something waits. A queue that never rests is left.
  static func drain() {
    let descriptor = main_queue_descriptor()
    for _ in 0..<roundLimit {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&entry, 1, 0) < 1 { return }
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }
}
