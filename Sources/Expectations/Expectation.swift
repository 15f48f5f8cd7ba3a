package import SceneLifecycle

/// A break that is known: where it shows, what shows, who sees to it, and until when it may.
package struct Expectation: Hashable, Sendable {
  /// Who owns an entry that a rewrite has made.
  package static let nobody = "unassigned"

  /// The line of its `fails` in the file, from 1; 0 when it is in none yet.
  package var line = 0
  /// The comment above it, a line each, without the `#`.
  package var comment: [String] = []
  /// The path of the scenario that breaks.
  package var scenario: String
  /// What it breaks.
  package var requirement: Requirement
  /// The device on which it breaks; `nil` for any.
  package var device: Device?
  /// The name on the command line of the implementation that breaks it; `nil` for any.
  package var implementation: String?
  /// What the break observes, in one line as `observedLine` makes it: any other is another failure.
  package var observed: String
  /// The address where more is said; `nil` only while nobody owns it.
  package var link: String?
  /// Who sees to it.
  package var owner: String
  /// The last day on which it excuses the break.
  package var until: Day

  /// An entry; without a line it is in no file yet.
  package init(
    line: Int = 0,
    comment: [String] = [],
    scenario: String,
    requirement: Requirement,
    device: Device? = nil,
    implementation: String? = nil,
    observed: String,
    link: String? = nil,
    owner: String,
    until: Day
  ) {
    self.line = line
    self.comment = comment
    self.scenario = scenario
    self.requirement = requirement
    self.device = device
    self.implementation = implementation
    self.observed = observed
    self.link = link
    self.owner = owner
    self.until = until
  }
}

/// The expectations of a file, in its order.
package struct ExpectationFile: Hashable, Sendable {
  /// The comment of the file as a whole, between its first line and the first entry.
  package var preamble: [String]
  /// The entries, from top to bottom.
  package var entries: [Expectation]
  /// The comment below the last entry.
  package var closing: [String]

  /// A file; an empty one when nothing is given.
  package init(
    preamble: [String] = [],
    entries: [Expectation] = [],
    closing: [String] = []
  ) {
    self.preamble = preamble
    self.entries = entries
    self.closing = closing
  }
}
