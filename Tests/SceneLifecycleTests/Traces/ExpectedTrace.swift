import SceneLifecycle
import Testing

/// A row of the trace catalogue: stimuli in, callbacks out.
struct ExpectedTrace: CustomTestStringConvertible {
  /// The row's name in the catalogue of `docs/facts.md`.
  let row: String
  /// What is special about this variant of the row.
  let title: String
  let device: Device
  let manifest: Manifest
  let given: [TakenAlternative]
  /// What leads to the situation.
  let after: [Stimulus]
  let steps: [Step]

  /// A stimulus with all that it brings, in order.
  struct Step {
    let stimulus: Stimulus
    let callbacks: [String]

    static func when(_ stimulus: Stimulus, _ callbacks: [String]) -> Self {
      Self(stimulus: stimulus, callbacks: callbacks)
    }
  }

  var testDescription: String { "\(row) \(title)" }

  init(
    _ row: String,
    _ title: String,
    on device: Device = Device(.pad, Version(18)),
    manifest: Manifest = .multipleScenes,
    given: [Choice: String] = [:],
    after: [Stimulus] = [],
    _ steps: Step...
  ) {
    self.row = row
    self.title = title
    self.device = device
    self.manifest = manifest
    self.given = given.map { TakenAlternative($0.key, $0.value) }
    self.after = after
    self.steps = steps
  }

  static let phone = Device(.phone, Version(18))
  static let vision = Device(.vision, Version(2))
  static let a = Exploration.a
  static let b = Exploration.b
  static let first: [Stimulus] = [.launch([a])]
  static let both: [Stimulus] = [.launch([a]), .open(b, document: nil)]
  /// A window whose app has something to give when it is asked for its activity.
  static let edited: [Stimulus] = [.launch([a]), .edit(a, "one")]

  static let all = launches + transitions + endsOfWindows + endsOfProcesses + requests
}

/// What a run told an app, in the words of the notation, with labels for identifiers.
struct ToldTrace {
  var platform: Platform
  /// The callback over which the process is killed, the first time; `nil` when it is not.
  var killedOver: Callback?
  private var labels: [SessionID: Label] = [:]

  init(_ platform: Platform) { self.platform = platform }

  /// What a stimulus brings; an end of the process is told as well.
  mutating func told(_ stimulus: Stimulus) throws(Impossible) -> [String] {
    note()
    try platform.begin(stimulus)
    note()
    let events = ExploredStep.finish(&platform, stimulus, killedOver: killedOver)
    if killedOver != nil, events.last == .processEnded { killedOver = nil }
    note()
    return events.map(text)
  }

  private mutating func note() {
    for session in platform.sessions { labels[session.id] = session.label }
  }

  private func text(_ event: PlatformEvent) -> String {
    guard case .deliver(let delivery) = event else { return "the process ends" }
    let callback = delivery.callback.rawValue
    switch delivery {
    case .configurationForConnecting(let id): return "app \(callback) \(name(id))"
    case .didDiscardSceneSessions(let ids):
      return (["app", callback] + ids.map(name)).joined(separator: " ")
    case .requestFailed(let refusal):
      return "app \(callback) \(refusal.domain) \(refusal.code)"
    default: return "\(delivery.scene.map { name($0.session) } ?? "app") \(callback)"
    }
  }

  private func name(_ id: SessionID) -> String { labels[id]?.name ?? "\(id)" }
}
