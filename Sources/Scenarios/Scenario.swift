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

  public init(
    path: String = "",
    title: String,
    sources: [String] = [],
    device: Device,
    manifest: Manifest? = nil,
    needs: [Capability] = [],
    checks: [Requirement] = [],
    given: [TakenAlternative] = [],
    steps: [Step] = []
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

/// A recorded trace as a value: the callbacks that a device's recorder printed.
public struct Trace: Hashable, Sendable {
  /// One `call` line.
  public struct Call: Hashable, Sendable {
    public var line: Int
    /// The window told; `nil` for the application.
    public var label: Label?
    public var callback: Callback
    /// The windows that an application callback names.
    public var named: [Label]

    public init(line: Int, label: Label?, callback: Callback, named: [Label] = []) {
      self.line = line
      self.label = label
      self.callback = callback
      self.named = named
    }
  }

  public var path: String
  public var title: String
  public var sources: [String]
  public var device: Device
  public var manifest: Manifest?
  /// The callbacks that the recorder could see; every one when the file has no `sees` line.
  public var sees: [Callback]
  public var calls: [Call]

  public init(
    path: String = "",
    title: String,
    sources: [String] = [],
    device: Device,
    manifest: Manifest? = nil,
    sees: [Callback] = Callback.allCases,
    calls: [Call] = []
  ) {
    self.path = path
    self.title = title
    self.sources = sources
    self.device = device
    self.manifest = manifest
    self.sees = sees
    self.calls = calls
  }
}

/// What a file of the notation holds.
public enum Document: Hashable, Sendable {
  case scenario(Scenario)
  case trace(Trace)
}
