public import SceneLifecycle

/// A scenario file as a value.
public struct Scenario: Hashable, Sendable {
  /// The path below the suite's folder without its ending: `data-safety/kept-through-reclaim`.
  public var path: String
  public var title: String
  /// Facts and field reports, as written.
  public var sources: [String]
  public var device: Device
  /// `nil` when the file has no `manifest` line.
  public var manifest: Manifest?
  /// What the `needs` lines add to the needs computed from the words.
  public var needs: [Capability]
  public var checks: [Requirement]
  public var given: [TakenAlternative]
  public var steps: [Step]
  /// How a recorded trace is played; `nil` for what a scenario file says.
  public var replay: Replay?

  public init(
    path: String = "",
    title: String,
    sources: [String] = [],
    device: Device,
    manifest: Manifest? = nil,
    needs: [Capability] = [],
    checks: [Requirement] = [],
    given: [TakenAlternative] = [],
    steps: [Step] = [],
    replay: Replay? = nil
  ) {
    self.path = path
    self.title = title
    self.sources = sources
    self.device = device
    self.manifest = manifest
    self.needs = needs
    self.checks = checks
    self.given = given
    self.steps = steps
    self.replay = replay
  }
}

/// A `when` line with the `then` lines below it.
public struct Step: Hashable, Sendable {
  /// The line of the file, from 1.
  public var line: Int
  public var stimulus: Stimulus
  public var demands: [StatedDemand]

  public init(line: Int, stimulus: Stimulus, demands: [StatedDemand] = []) {
    self.line = line
    self.stimulus = stimulus
    self.demands = demands
  }
}

/// A `then` line.
public struct StatedDemand: Hashable, Sendable {
  public var line: Int
  public var demand: Demand
  /// The alternative that the line holds under; `nil` when it holds in every run.
  public var under: TakenAlternative?

  public init(line: Int, demand: Demand, under: TakenAlternative? = nil) {
    self.line = line
    self.demand = demand
    self.under = under
  }
}

/// What a file of the notation holds.
public enum Document: Hashable, Sendable {
  case scenario(Scenario)
  case trace(Trace)
}
