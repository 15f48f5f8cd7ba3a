package import Conformance
import SceneLifecycle

/// Holds the results of a run against what was expected of them.
///
/// Results are marked one by one and then taken in the order of the run; at the end it is known which
/// entries nothing bears out any more.
package struct ExpectationSheet: Sendable {
  /// What is expected.
  package let file: ExpectationFile
  /// The day on which it is judged whether an entry has expired.
  package let today: Day
  let strict: Bool
  /// Whether the run makes every run that could show a break; if not, only a result without any
  /// choice shows that a break is gone.
  let isExhaustive: Bool
  /// The places of the entries about each scenario.
  private let places: [String: [Int]]
  /// What became of each entry so far.
  private(set) var fates: [Fate]
  /// The breaks that no entry is about, in the order of the run, each once.
  private(set) var unexpected: [Observation] = []
  /// Those that are noted, here or with an entry.
  private var noted: Set<Observation> = []

  /// What the results taken so far say of an entry.
  struct Fate: Hashable, Sendable {
    /// Whether a result shows the very failure.
    var isMet = false
    /// Whether a result would show the failure if there were one.
    var isTried = false
    /// Whether a result that might have shown it says nothing.
    var isOpen = false
    /// The failures that were seen in its place.
    var others: [Observation] = []
  }

  /// A break as an entry can name it.
  struct Observation: Hashable, Sendable {
    /// The path of the scenario.
    let scenario: String
    let implementation: String
    let requirement: Requirement
    let observed: String
  }

  /// A sheet before the first result.
  ///
  /// - Parameters:
  ///   - file: The entries.
  ///   - today: The day on which an entry has expired or not.
  ///   - strict: Whether warnings fail.
  ///   - isExhaustive: Whether every other way of the system is tried, and not its default alone.
  package init(_ file: ExpectationFile, today: Day, strict: Bool, isExhaustive: Bool = true) {
    self.file = file
    self.today = today
    self.strict = strict
    self.isExhaustive = isExhaustive
    places = Dictionary(grouping: file.entries.indices) { file.entries[$0].scenario }
    fates = Array(repeating: Fate(), count: file.entries.count)
  }

  /// The result with the mark of each break that matters; the sheet stays as it is.
  package func marked(_ result: ScenarioResult, of scenario: ScenarioFacts) -> ScenarioResult {
    var result = result
    let breaks = result.violations + result.incidental
    let marks = match(breaks, result, scenario).map { $0.map { mark($0) } }
    for place in result.violations.indices { result.violations[place].expectation = marks[place] }
    for place in result.incidental.indices {
      result.incidental[place].expectation = marks[result.violations.count + place]
    }
    return result
  }

  /// Takes a result into account, in the order of the run.
  package mutating func take(_ result: ScenarioResult, of scenario: ScenarioFacts) {
    let breaks = result.violations + result.incidental
    let isWhole = result.isConclusive && !result.isCut && (isExhaustive || result.choices.isEmpty)
    for place in entries(about: scenario, result.implementation) {
      fates[place].isTried = true
      if !isWhole { fates[place].isOpen = true }
    }
    // What a flake shows now and then says nothing of what it will show next.
    if result.tries?.isFlake == true { return }
    for (violation, match) in zip(breaks, match(breaks, result, scenario)) {
      guard let match else { continue }
      let seen = Observation(
        scenario: scenario.path,
        implementation: result.implementation,
        requirement: violation.requirement,
        observed: observedLine(violation.observed)
      )
      if match.isSame {
        for place in match.places { fates[place].isMet = true }
      } else if noted.insert(seen).inserted {
        if let place = match.places.first {
          fates[place].others.append(seen)
        } else {
          unexpected.append(seen)
        }
      }
    }
  }

  /// The places of the entries that may be about a result.
  func entries(about scenario: ScenarioFacts, _ implementation: String) -> [Int] {
    (places[scenario.path] ?? []).filter { place in
      let entry = file.entries[place]
      return (entry.device ?? scenario.device) == scenario.device
        && (entry.implementation ?? implementation) == implementation
    }
  }
}
