public import SceneLifecycle

/// The answer on several windows for every place and every release.
public struct CapabilityMatrix: Sendable {
  /// A place with a cell for each release of `SystemRelease.all`.
  public struct Row: Sendable {
    /// Where the app runs.
    public let place: Place
    /// A cell for each release, the oldest first.
    public let cells: [Cell]
  }

  /// An answer; the outcomes that stand for no answer say why there is none.
  public struct Cell: Sendable {
    /// What the table says of the app there.
    public let outcome: SceneRule.Outcome
    /// The profile asked about; `nil` when there was no such system.
    public let profile: DeviceProfile?
    /// Why, in a sentence.
    public let reason: String
    /// What it rests on; empty where there is no such system.
    public let facts: [FactID]
    /// What would have to be known; `nil` when nothing is open.
    public let question: OpenQuestion?
  }

  /// A row for each place, in the order of `Place`.
  public let rows: [Row]

  /// The table for an app whose property list may differ from place to place.
  public init(_ document: PropertyListDocument) {
    self.init { AppManifest(document, at: $0).declaration }
  }

  /// The table for what an app declares at each place.
  public init(_ declaration: (Place) -> SceneDeclaration) {
    rows = Place.allCases.map { place in
      let app = declaration(place)
      return Row(place: place, cells: SystemRelease.all.map { Self.cell(place, $0, app) })
    }
  }

  private static func cell(
    _ place: Place,
    _ release: SystemRelease,
    _ app: SceneDeclaration
  ) -> Cell {
    guard let version = release.version(on: place.device) else {
      let reason = "There was no such system."
      return Cell(outcome: .absent, profile: nil, reason: reason, facts: [], question: nil)
    }
    // The last of a release, in which all that it brought is there.
    let profile = DeviceProfile(
      place,
      Version(version.major, version.major == 10 ? version.minor : 99)
    )
    let ruling = profile.severalScenes(app)
    return Cell(
      outcome: outcome(ruling, profile),
      profile: DeviceProfile(place, version),
      reason: ruling.reason,
      facts: ruling.facts,
      question: ruling.question
    )
  }

  private static func outcome(_ ruling: SceneRuling, _ profile: DeviceProfile) -> SceneRule.Outcome
  {
    switch ruling.support {
    case .yes: .yes
    case .unknown: .unknown
    case .no:
      ruling.decider == .system ? SceneRule.of(profile, fullScreen: false).outcome : .no
    }
  }
}
