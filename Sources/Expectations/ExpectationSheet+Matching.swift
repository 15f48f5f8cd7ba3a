import Conformance

/// Which entry is about which break.
extension ExpectationSheet {
  /// The entries about a break: those of the very failure, or one of another failure in its place.
  struct Match {
    let isSame: Bool
    /// Empty for a break that no entry is about.
    let places: [Int]
  }

  /// The match of each break of a result; `nil` for a warning that no entry is about.
  ///
  /// Failures that observe what an entry says are matched first. An entry that is left over is about
  /// another failure of its requirement, if there is one.
  func match(
    _ breaks: [Violation],
    _ result: ScenarioResult,
    _ scenario: ScenarioFacts
  ) -> [Match?] {
    let places = entries(about: scenario, result.implementation)
    let same = breaks.map { violation in
      let observed = observedLine(violation.observed)
      return places.filter {
        file.entries[$0].requirement == violation.requirement
          && file.entries[$0].observed == observed
      }
    }
    let met = Set(same.joined())
    var left = places.filter { !met.contains($0) }
    return zip(breaks, same).map { violation, same in
      if !same.isEmpty { return Match(isSame: true, places: same) }
      let other = left.firstIndex { file.entries[$0].requirement == violation.requirement }
      if let other { return Match(isSame: false, places: [left.remove(at: other)]) }
      return violation.isFail(strict: strict) ? Match(isSame: false, places: []) : nil
    }
  }

  /// What the report says of a break.
  func mark(_ match: Match) -> ExpectationMark {
    guard let first = match.places.first else { return ExpectationMark(.unexpected) }
    // One that holds excuses the failure, whatever became of another about the same.
    let entry = match.places.map { file.entries[$0] }.first { $0.until >= today }
    guard match.isSame else { return ExpectationMark(.different, reason(file.entries[first])) }
    guard let entry else { return ExpectationMark(.expired, reason(file.entries[first])) }
    return ExpectationMark(.expected, reason(entry))
  }

  private func reason(_ entry: Expectation) -> ExpectationMark.Reason {
    ExpectationMark.Reason(
      line: entry.line,
      observed: entry.observed,
      link: entry.link,
      owner: entry.owner,
      until: "\(entry.until)"
    )
  }
}
