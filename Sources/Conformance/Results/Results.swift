public import SceneLifecycle

/// What a scenario file says of itself, for the report.
public struct ScenarioFacts: Hashable, Sendable {
  /// The path below the suite's folder without its ending: `data-safety/kept-through-reclaim`.
  public var path: String
  public var title: String
  /// Facts and field reports that the file names.
  public var sources: [String]
  public var device: Device
  /// The manifest that the file asks for; `nil` when the implementation's own serves.
  public var manifest: Manifest?
  public var checks: [Requirement]

  public init(
    path: String,
    title: String,
    sources: [String] = [],
    device: Device,
    manifest: Manifest? = nil,
    checks: [Requirement] = []
  ) {
    self.path = path
    self.title = title
    self.sources = sources
    self.device = device
    self.manifest = manifest
    self.checks = checks
  }
}

/// What one implementation made of one scenario.
public struct ScenarioResult: Hashable, Sendable {
  /// The implementation's name on the command line.
  public var implementation: String
  public var verdict: Verdict
  /// Breaks of what the scenario `checks`, and of survival, the first one the worst.
  public var violations: [Violation]
  /// Breaks of other requirements; they colour no cell.
  public var incidental: [Violation]
  /// Why the verdict is inconclusive or inapplicable; `nil` for the others.
  public var obstacle: Obstacle?
  /// What came of making it again; `nil` when there was no need to.
  public var tries: Tries?
  /// How many runs were made: the default one and one for each flip.
  public var runs: Int
  /// How many deliveries and actions these runs made, in all.
  public var steps: Int
  /// Whether there were more runs than may be made, so that some were left out.
  public var isCut: Bool
  /// The choices met, each once, in the order of the table.
  public var choices: [Choice]
  /// The requirements put to the test in a run, in the order of `Requirement`.
  public var exercised: [Requirement]
  /// The steps of the run that shows the first violation; empty for a pass.
  public var timeline: [TimelineStep]
  /// What became of each kill point, in order; empty unless kills were asked for.
  public var kills: [KillResult]
  /// The command that makes the same result again.
  public var reproduce: String
  /// How long the runs took; `nil` unless times were asked for, for they differ from run to run.
  public var seconds: Double?

  public init(
    implementation: String,
    verdict: Verdict,
    violations: [Violation] = [],
    incidental: [Violation] = [],
    obstacle: Obstacle? = nil,
    runs: Int = 1,
    isCut: Bool = false,
    steps: Int = 0,
    choices: [Choice] = [],
    exercised: [Requirement] = [],
    timeline: [TimelineStep] = [],
    kills: [KillResult] = [],
    reproduce: String = "",
    seconds: Double? = nil
  ) {
    self.implementation = implementation
    self.verdict = verdict
    self.violations = violations
    self.incidental = incidental
    self.obstacle = obstacle
    self.runs = runs
    self.isCut = isCut
    self.steps = steps
    self.choices = choices
    self.exercised = exercised
    self.timeline = timeline
    self.kills = kills
    self.reproduce = reproduce
    self.seconds = seconds
  }
}

/// What a results file begins with.
public struct RunFacts: Hashable, Sendable {
  /// An implementation that takes part.
  public struct Participant: Hashable, Sendable {
    public var name: String
    /// What stood behind `=` on the command line: `builtin:reference`.
    public var specification: String
    public var version: String

    public init(name: String, specification: String, version: String) {
      self.name = name
      self.specification = specification
      self.version = version
    }
  }

  public var toolVersion: String
  public var participants: [Participant]
  /// Where the scenarios come from: `bundled`, or the folder.
  public var suite: String
  /// Tells whether the text of the scenarios has changed; `nil` when nobody asks.
  public var suiteFingerprint: String?
  /// `all`, `default` or `every`.
  public var alternatives: String
  /// How many runs of a scenario may be made; `nil` when that was left out.
  public var runLimit: Int?
  /// How often what is unexpected is judged again; `nil` when that was left out.
  public var reruns: Int?
  public var strict: Bool
  /// `each`, or the number of the step whose kills were made; `nil` when none were.
  public var kills: String?
  /// The file of expectations; `nil` when none was given.
  public var expectations: String?
  /// Tells whether what is expected has changed; `nil` when nothing is.
  public var expectationsFingerprint: String?

  public init(
    toolVersion: String,
    participants: [Participant],
    suite: String,
    suiteFingerprint: String? = nil,
    alternatives: String,
    runLimit: Int? = nil,
    reruns: Int? = nil,
    strict: Bool,
    kills: String? = nil,
    expectations: String? = nil,
    expectationsFingerprint: String? = nil
  ) {
    self.toolVersion = toolVersion
    self.participants = participants
    self.suite = suite
    self.suiteFingerprint = suiteFingerprint
    self.alternatives = alternatives
    self.runLimit = runLimit
    self.reruns = reruns
    self.strict = strict
    self.kills = kills
    self.expectations = expectations
    self.expectationsFingerprint = expectationsFingerprint
  }
}
