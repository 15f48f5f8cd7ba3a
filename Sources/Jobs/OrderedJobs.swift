import Foundation

/// Makes values on several threads, and hands them on in their order.
///
/// Nobody works further ahead of what is handed on than a window, so memory does not grow with the
/// number of values, however long the first of them takes.
package struct OrderedJobs: Sendable {
  /// How many values are made at the same time at most, whatever is asked for.
  package static let most = 256

  /// How many values are made at the same time.
  package let jobs: Int
  /// How many values may be at work or finished that are not handed on.
  package let window: Int

  /// So many threads, and four places for each.
  package init(_ jobs: Int) {
    self.jobs = min(max(jobs, 1), Self.most)
    window = self.jobs * 4
  }

  /// Makes values until all are handed on, or until nobody wants more.
  ///
  /// No thread of it is left when it returns: what has begun by then is finished, and dropped.
  ///
  /// - Parameters:
  ///   - count: How many values there are.
  ///   - make: Makes the value of a place, from 0, on some thread.
  ///   - take: Takes each value in order, on the thread of the caller; false when that was enough.
  /// - Throws: What `take` throws; nothing is taken after that.
  package func run<Value: Sendable, Failure: Error>(
    _ count: Int,
    make: @escaping @Sendable (Int) -> Value,
    take: (Int, Value) throws(Failure) -> Bool
  ) throws(Failure) {
    let workers = min(jobs, count)
    let queue = OrderedQueue<Value>(count: count, window: window, workers: workers)
    for _ in 0..<workers {
      let thread = Thread {
        while let place = queue.begin() { queue.finish(place, make(place)) }
        queue.leave()
      }
      // What the main thread has; other threads get far less on some systems.
      thread.stackSize = 8 << 20
      thread.start()
    }
    defer { queue.stop() }
    for place in 0..<count {
      guard try take(place, queue.take(place)) else { return }
    }
  }
}
