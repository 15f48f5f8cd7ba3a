package import Conformance

/// What is left to say when all results are taken.
extension ExpectationSheet {
  /// The entries that were put to the test in full and that nothing bears out, in the order of the file.
  package var stale: [StaleExpectation] {
    zip(file.entries, fates).compactMap { entry, fate in
      guard fate.isStale else { return nil }
      return StaleExpectation(
        line: entry.line,
        scenario: entry.scenario,
        requirement: entry.requirement,
        implementation: entry.implementation,
        observed: entry.observed,
        owner: entry.owner
      )
    }
  }

  /// The file as the run would have it.
  ///
  /// Entries that a result bears out, or that nothing is known about, stay as they are; an expired one
  /// too, for that is nothing a run can decide. Stale ones go. One that another failure has taken the
  /// place of says what is observed now. A failure that none is about gets an entry that nobody owns.
  ///
  /// - Parameter days: How many days from today a new entry may stand.
  /// - Returns: The file to write, and what is new in it.
  package func updated(days: Int = 30) -> ExpectationUpdate {
    var update = ExpectationUpdate(file: file)
    var fresh: [Observation] = []
    var kept: [Expectation] = []
    for (entry, fate) in zip(file.entries, fates) {
      if fate.isStale {
        update.dropped += 1
      } else if !fate.isMet, !fate.isOpen, let other = fate.others.first {
        kept.append(entry.observing(other.observed))
        update.changed += 1
        fresh += fate.others.dropFirst()
      } else {
        kept.append(entry)
        update.kept += 1
        fresh += fate.others
      }
    }
    var seen = Set(kept.map(ExpectationKey.init))
    for observation in fresh + unexpected {
      let entry = observation.entry(until: today.adding(days: days))
      guard seen.insert(ExpectationKey(entry)).inserted else { continue }
      kept.append(entry)
      update.added += 1
    }
    update.file.entries = kept
    return update
  }
}

/// A rewrite of expectations, with how many entries it touches.
package struct ExpectationUpdate: Hashable, Sendable {
  /// The file as it is to be written.
  package var file: ExpectationFile
  /// Entries that stay as they are.
  package var kept = 0
  /// Entries that say what is observed now.
  package var changed = 0
  /// Stale entries, which are gone.
  package var dropped = 0
  /// New entries, which nobody owns.
  package var added = 0
}

extension ExpectationSheet.Fate {
  var isStale: Bool { isTried && !isOpen && !isMet && others.isEmpty }
}

extension Expectation {
  fileprivate func observing(_ observed: String) -> Expectation {
    var entry = self
    entry.observed = observed
    return entry
  }
}

extension ExpectationSheet.Observation {
  /// An entry that excuses no more than what was seen.
  fileprivate func entry(until day: Day) -> Expectation {
    Expectation(
      scenario: scenario,
      requirement: requirement,
      implementation: implementation,
      observed: observed,
      owner: Expectation.nobody,
      until: day
    )
  }
}
