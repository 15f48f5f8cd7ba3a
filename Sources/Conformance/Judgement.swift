package import SceneLifecycle

/// One break of a requirement as it is found; the runner adds where it was.
package struct Break: Hashable, Sendable {
  package let requirement: Requirement
  package let subject: Phrase
  package let expected: Phrase
  package let observed: Phrase
}

/// What has been found in a run: how often each requirement was put to the test, and what broke it.
package struct Judgement: Sendable {
  /// How often a requirement was put to the test.
  package struct Obligation: Hashable, Sendable {
    package let requirement: Requirement
    package fileprivate(set) var times: Int
  }

  /// Most runs put fewer requirements than this to the test.
  private static let usualNumber = 8

  /// The requirements put to the test, in the order in which they first were.
  ///
  /// They are few, and counted at every step, so that a search beats a dictionary.
  package private(set) var obligations: [Obligation] = []
  /// The breaks that the last observation showed.
  package private(set) var breaks: [Break] = []

  package init() { obligations.reserveCapacity(Self.usualNumber) }

  /// Makes room for the breaks of the next observation.
  package mutating func beginObservation() {
    if !breaks.isEmpty { breaks.removeAll(keepingCapacity: true) }
  }

  /// Counts a requirement as put to the test and kept.
  mutating func kept(_ requirement: Requirement) {
    if let place = obligations.firstIndex(where: { $0.requirement == requirement }) {
      obligations[place].times += 1
    } else {
      obligations.append(Obligation(requirement: requirement, times: 1))
    }
  }

  /// Counts a requirement as put to the test, and notes the break unless it is kept.
  mutating func judge(
    _ requirement: Requirement,
    _ isKept: Bool,
    _ subject: @autoclosure () -> Phrase,
    expected: @autoclosure () -> Phrase,
    observed: @autoclosure () -> Phrase
  ) {
    kept(requirement)
    if isKept { return }
    breaks.append(
      Break(
        requirement: requirement,
        subject: subject(),
        expected: expected(),
        observed: observed()
      )
    )
  }
}
