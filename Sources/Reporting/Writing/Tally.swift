import Conformance
import SceneLifecycle

/// How many results of each verdict, for each implementation and each folder of scenarios.
///
/// The order is that of the command line for implementations and of appearance for folders.
struct Tally {
  struct Counts {
    var byVerdict: [Verdict: Int] = [:]
    var incidental = 0
    /// How many of the fails are expected.
    var expected = 0

    var attributes: [(String, String?)] {
      Verdict.allCases.map { ($0.rawValue, String(byVerdict[$0, default: 0])) }
        + [
          ("incidental", String(incidental)), ("expected", expected > 0 ? String(expected) : nil),
        ]
    }
  }

  struct Group {
    let name: String
    var counts: [(String, Counts)]
  }

  private(set) var scenarios = 0
  /// The requirements that a result put to the test.
  private(set) var exercised: Set<Requirement> = []
  private(set) var totals: [(String, Counts)]
  private(set) var groups: [Group] = []
  private let places: [String: Int]
  private var groupPlaces: [String: Int] = [:]

  init(implementations: [String]) {
    totals = implementations.map { ($0, Counts()) }
    places = Dictionary(
      implementations.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func knows(_ implementation: String) -> Bool { places[implementation] != nil }

  mutating func add(_ results: [ScenarioResult], group: String) {
    scenarios += 1
    let groupPlace = place(of: group)
    for result in results {
      exercised.formUnion(result.exercised)
      guard let place = places[result.implementation] else { continue }
      Tally.count(result, in: &totals[place].1)
      Tally.count(result, in: &groups[groupPlace].counts[place].1)
    }
  }

  private mutating func place(of group: String) -> Int {
    if let place = groupPlaces[group] { return place }
    groupPlaces[group] = groups.count
    groups.append(Group(name: group, counts: totals.map { ($0.0, Counts()) }))
    return groups.count - 1
  }

  private static func count(_ result: ScenarioResult, in counts: inout Counts) {
    counts.byVerdict[result.verdict, default: 0] += 1
    counts.incidental += result.incidental.count
    if result.failsAsExpected { counts.expected += 1 }
  }
}
