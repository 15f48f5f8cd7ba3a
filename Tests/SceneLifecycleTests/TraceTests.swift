import Testing

@testable import SceneLifecycle

@Suite struct TraceTests {
  @Test(arguments: ExpectedTrace.all)
  func `a row of the trace catalogue comes out exactly`(expected: ExpectedTrace) throws {
    var trace = ToldTrace(
      Platform(
        device: expected.device,
        manifest: expected.manifest,
        decisions: Decisions(given: expected.given)
      )
    )
    for stimulus in expected.after { _ = try trace.told(stimulus) }
    for step in expected.steps {
      let told = try trace.told(step.stimulus)
      #expect(told == step.callbacks, "\(step.stimulus.name)")
    }
    let met = trace.platform.decisions.met.map(\.alternative)
    #expect(Set(expected.given).subtracting(met) == [])
  }

  @Test func `the catalogue's rows on scenes without payloads are all there`() {
    let rows = Set(ExpectedTrace.all.map(\.row)).filter { $0.hasPrefix("T") }
    let numbers = Array(1...17) + [20, 21, 23, 24]
    #expect(rows == Set(numbers.map { $0 < 10 ? "T0\($0)" : "T\($0)" }))
  }

  /// A request is carried out as things are when its turn comes.
  @Test func `a window that an app asks for and then destroys disconnects before its discard`()
    throws
  {
    var platform = Setting.pad.platform
    for stimulus in ExpectedTrace.both + [.leave(Exploration.b), .reclaim(Exploration.b)] {
      try platform.begin(stimulus)
      _ = ExploredStep.finish(&platform, stimulus)
    }
    let b = SessionID(2)
    platform.absorb([.request(.activate(b, nil)), .request(.destroy(b))], answering: nil)
    let hasRequests = platform.startRequests()
    #expect(hasRequests)
    var told: [Callback] = []
    while let event = platform.next() {
      if case .deliver(let delivery) = event { told.append(delivery.callback) }
    }
    let comes: [Callback] = [.willConnect, .sceneWillEnterForeground, .sceneDidBecomeActive]
    #expect(told == comes + [.sceneDidDisconnect, .didDiscardSceneSessions])
  }

  @Test func `an activity that nobody asked for goes nowhere`() throws {
    var platform = Setting.pad.platform
    let launch = Stimulus.launch([Exploration.a])
    try platform.begin(launch)
    while let event = platform.next() {
      guard case .deliver(let delivery) = event else { continue }
      platform.absorb([.gaveActivity(Activity(type: "pushed"))], answering: delivery.scene)
    }
    #expect(platform.sessions.first?.activity == nil)
  }

  /// An app that asks for a window late does not get the label of an earlier wish.
  @Test func `a label that a wish left unused is free again`() throws {
    var platform = Setting.pad.platform
    for stimulus in ExpectedTrace.first + [.ask(Exploration.a, .open("one"), as: Exploration.b)] {
      try platform.begin(stimulus)
      while platform.next() != nil {}
    }
    try platform.begin(.post("later"))
    platform.absorb([.request(.activate(nil, nil))], answering: nil)
    let hasRequests = platform.startRequests()
    #expect(hasRequests)
    while platform.next() != nil {}
    #expect(platform.sessions.map(\.label) == [Exploration.a, Label("new1")])
  }
}
