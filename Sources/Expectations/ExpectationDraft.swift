import SceneLifecycle

/// The keywords of an entry, in the order in which they are written.
enum ExpectationKeyword: String, CaseIterable {
  case fails
  case device
  case on
  case observed
  case link
  case owner
  case until

  /// Whether the rest of the line is taken as it is, so that what was printed can be pasted.
  var takesRest: Bool { self == .observed || self == .link }

  static let required: [Self] = [.observed, .owner, .until]
}

/// What tells entries apart.
struct ExpectationKey: Hashable {
  let scenario: String
  let requirement: Requirement
  let device: Device?
  let implementation: String?
  let observed: String

  init(_ entry: Expectation) {
    scenario = entry.scenario
    requirement = entry.requirement
    device = entry.device
    implementation = entry.implementation
    observed = entry.observed
  }
}

/// An entry of which not every line is read yet.
struct ExpectationDraft {
  let line: Int
  /// The first words of its lines, whether or not the rest of them makes sense.
  var seen: Set<String> = []
  var comment: [String] = []
  var scenario: String?
  var requirement: Requirement?
  var device: Device?
  /// The column of the device, for an error about it.
  var deviceLine: (line: Int, column: Int)?
  var implementation: String?
  var observed: String?
  var link: String?
  var owner: String?
  var until: Day?

  /// The entry; `nil` when something in it is missing or wrong.
  var entry: Expectation? {
    guard let scenario, let requirement, let observed, let owner, let until else { return nil }
    return Expectation(
      line: line,
      comment: comment,
      scenario: scenario,
      requirement: requirement,
      device: device,
      implementation: implementation,
      observed: observed,
      link: link,
      owner: owner,
      until: until
    )
  }
}
