import BundledSuite
import Conformance
import Foundation
import Harness
import Implementations
import Jobs
import Scenarios
import SceneLifecycle
import Synchronization
import Testing

/// What is made on several threads comes in order, and nobody runs far ahead.
@Suite struct OrderedJobsTests {
  /// The reference, which takes the longer to install the earlier it is asked.
  private final class SlowAtFirst: Implementation {
    let version = "1"
    let capabilities = Capability.allCases
    let manifest: Manifest? = nil
    private let installs = Mutex(0)
    let finished = Mutex<[String]>([])

    func install() -> any Installation {
      let number = installs.withLock { number in
        number += 1
        return number
      }
      // The very first one is held up until many others are done.
      usleep(number == 1 ? 300_000 : UInt32(max(0, 40 - number) * 100))
      return DocumentApp().install()
    }
  }

  @Test func `results come in the order of the suite from an app that finishes out of order`()
    throws
  {
    let documents = try BundledSuite.files.prefix(40).flatMap { file in
      try DocumentReader.readAll(file.text, path: file.path)
    }
    let scenarios = documents.compactMap { document -> Scenario? in
      if case .scenario(let scenario) = document { scenario } else { nil }
    }
    let judge = Judge(alternatives: .default)
    let app = SlowAtFirst()
    var results: [ScenarioResult] = []
    OrderedJobs(6).run(scenarios.count) { place in
      let result = judge.judge(scenarios[place], app, named: "x")
      app.finished.withLock { $0.append(scenarios[place].path) }
      return result
    } take: { (place, result) in
      #expect(place == results.count)
      results.append(result)
      return true
    }
    #expect(results == scenarios.map { judge.judge($0, DocumentApp(), named: "x") })
    #expect(app.finished.withLock { $0 } != scenarios.map(\.path))
  }

  @Test(arguments: [1, 2, 7]) func `nobody begins what lies behind the window`(jobs: Int) {
    let work = OrderedJobs(jobs)
    #expect(work.window == 4 * jobs)
    let begun = Mutex(0)
    var taken = 0
    var furthest = 0
    work.run(100) { place in
      begun.withLock { $0 = max($0, place + 1) }
      return place
    } take: { (place, value) in
      #expect(value == place)
      // Time for the others to run as far as they may.
      usleep(2000)
      taken += 1
      let ahead = begun.withLock { $0 } - taken
      #expect(ahead <= work.window)
      furthest = max(furthest, ahead)
      return true
    }
    #expect(taken == 100)
    #expect(begun.withLock { $0 } == 100)
    // The window is made use of.
    #expect(furthest > jobs)
  }

  @Test func `what is enough ends all work, and none is left when it returns`() {
    let working = Mutex(0)
    let begun = Mutex(0)
    var taken: [Int] = []
    OrderedJobs(4).run(1000) { place in
      working.withLock { $0 += 1 }
      begun.withLock { $0 += 1 }
      usleep(1000)
      working.withLock { $0 -= 1 }
      return place
    } take: { (place, _) in
      taken.append(place)
      return place < 9
    }
    #expect(taken == Array(0..<10))
    #expect(working.withLock { $0 } == 0)
    #expect(begun.withLock { $0 } <= 10 + 16)
  }

  @Test func `an error of the taker ends all work, and nothing to do is done at once`() {
    struct Full: Error {}
    var taken = 0
    #expect(throws: Full.self) {
      try OrderedJobs(3).run(50) {
        $0
      } take: { (place, _) throws(Full) -> Bool in
        taken += 1
        if place == 5 { throw Full() }
        return true
      }
    }
    #expect(taken == 6)
    OrderedJobs(3).run(0) {
      $0
    } take: { (_, _) in
      Issue.record("there is nothing to take")
      return true
    }
  }
}
