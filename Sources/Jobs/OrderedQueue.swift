import Foundation

/// What the threads of `OrderedJobs` share; all of it is guarded by the condition.
final class OrderedQueue<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private let window: Int
  /// How many values there will be.
  private var count: Int
  private var begun = 0
  private var taken = 0
  private var workers: Int
  private var finished: [Int: Value] = [:]

  init(count: Int, window: Int, workers: Int) {
    self.count = count
    self.window = window
    self.workers = workers
  }

  /// The next place to make a value for, as soon as it is not too far ahead; `nil` after the last.
  func begin() -> Int? {
    locked {
      while begun < count, begun - taken >= window { condition.wait() }
      guard begun < count else { return nil }
      begun += 1
      return begun - 1
    }
  }

  func finish(_ place: Int, _ value: Value) {
    locked {
      finished[place] = value
      condition.broadcast()
    }
  }

  /// Waits for the value of a place; each is taken once, in order.
  func take(_ place: Int) -> Value {
    locked {
      while true {
        if let value = finished.removeValue(forKey: place) {
          taken = place + 1
          condition.broadcast()
          return value
        }
        condition.wait()
      }
    }
  }

  /// A thread has nothing left to do.
  func leave() {
    locked {
      workers -= 1
      condition.broadcast()
    }
  }

  /// Lets no other value begin, and waits for the threads to be done.
  func stop() {
    locked {
      count = begun
      condition.broadcast()
      while workers > 0 { condition.wait() }
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
