import Testing

@testable import SceneLifecycle

/// A law that nothing can break proves nothing: each is broken here on purpose.
@Suite struct LawTests {
  struct Planted {
    var before: Platform
    var stimulus: Stimulus
    var events: [PlatformEvent]
    var after: Platform
    var met: [TakenAlternative] = []

    var step: ExploredStep {
      ExploredStep(before: before, stimulus: stimulus, events: events, after: after, met: met)
    }

    var sessions: [Session] {
      get { after.sessions }
      set { after.sessions = newValue }
    }
  }

  private static let a = Exploration.a
  private static let b = Exploration.b

  /// A lawful step: what the stimuli before it led to, and what the last does.
  private static func step(_ stimuli: Stimulus..., on name: String = "pad") throws -> Planted {
    var state = try #require(Setting.all.first { $0.name == name }).platform
    var last: ExploredStep?
    for stimulus in stimuli {
      last = try ExploredStep.all(from: state, stimulus).first
      state = try #require(last).after
    }
    let step = try #require(last)
    return Planted(
      before: step.before,
      stimulus: step.stimulus,
      events: step.events,
      after: step.after,
      met: step.met
    )
  }

  private func expect(
    _ law: Law,
    _ planted: Planted,
    location: SourceLocation = #_sourceLocation,
    _ spoil: (inout Planted) -> Void
  ) {
    #expect(Law.broken(by: planted.step) == [], sourceLocation: location)
    var planted = planted
    spoil(&planted)
    #expect(Law.broken(by: planted.step).contains(law), sourceLocation: location)
  }

  @Test(arguments: Law.allCases) func `a planted break of the law is noticed`(law: Law) throws {
    let one = SessionID(1)
    let scene = SceneID(one, 1)
    switch law {
    case .namesAreUnique:
      expect(law, try Self.step(.launch([Self.a]), .kill)) { $0.after.deadLabels = [Self.a] }
    case .oneWindow:
      expect(law, try Self.step(.launch([Self.a]), .kill, on: "phone")) {
        _ = $0.after.createSession(Self.b)
      }
    case .noSceneWithoutProcess:
      expect(law, try Self.step(.launch([Self.a]), .kill)) { $0.sessions[0].scene = .background }
    case .withoutSceneArchived:
      expect(law, try Self.step(.launch([Self.a]), .kill)) { $0.after.deadLabels = [Self.a] }
    case .discardedAreDead:
      expect(law, try Self.step(.launch([Self.a]), .kill)) { $0.after.pendingDiscards = [one] }
    case .restsInBetween:
      expect(law, try Self.step(.launch([Self.a]))) { $0.after.agenda = [.terminate] }
    case .forceQuitIsOver:
      expect(law, try Self.step(.launch([Self.a]))) { $0.after.wasForceQuit = true }
    case .userInfoIsSettled:
      expect(law, try Self.step(.launch([Self.a]), .kill)) {
        $0.sessions[0].userInfo = ["document": .string("one")]
      }
    case .identifiersAreNew:
      expect(law, try Self.step(.launch([Self.a]), .open(Self.b, document: nil))) {
        $0.before.nextSession = 3
      }
    case .nothingWithoutProcess:
      expect(law, try Self.step(.launch([Self.a]), .kill)) {
        $0.events.append(.deliver(.applicationWillTerminate))
      }
    case .onlyToTheConnected:
      expect(law, try Self.step(.launch([Self.a]), .leave(Self.a), .reclaim(Self.a))) {
        $0.events.append(.deliver(.sceneDidEnterBackground(scene)))
      }
    case .followsStates:
      expect(law, try Self.step(.launch([Self.a]), .leave(Self.a))) { $0.events.removeFirst() }
    case .launchBegins:
      expect(law, try Self.step(.launch([Self.a]))) { $0.events.swapAt(0, 1) }
    case .configuresTheNew:
      expect(law, try Self.step(.launch([Self.a]))) { $0.events.remove(at: 2) }
    case .discardsASet:
      expect(law, try Self.step(.launch([Self.a]), .destroy(Self.a))) {
        $0.events[1] = .deliver(.didDiscardSceneSessions([one, one]))
      }
    case .discardsTheDead:
      expect(law, try Self.step(.launch([Self.a]), .destroy(Self.a))) { $0.events.swapAt(0, 1) }
    case .terminationIsLast:
      expect(law, try Self.step(.launch([Self.a]), .swipeKill(Self.a), on: "phone")) {
        $0.events.swapAt(1, 2)
      }
    case .onlyTheNamedHears:
      expect(law, try Self.step(.launch([Self.a]), .leave(Self.a))) { $0.stimulus = .leave(Self.b) }
    case .killIsSilent:
      expect(law, try Self.step(.launch([Self.a]), .kill)) {
        $0.events.insert(.deliver(.applicationWillTerminate), at: 0)
      }
    case .reclaimKeepsSession:
      expect(law, try Self.step(.launch([Self.a]), .leave(Self.a), .reclaim(Self.a))) {
        $0.after.forget(one)
      }
    case .handsBackWhatWasGiven:
      expect(law, try Self.step(.launch([Self.a]), .kill, .launch([Self.a]))) {
        $0.before.sessions[0].activity = Activity(type: "explored")
      }
    case .keepsActivities:
      expect(law, try Self.step(.launch([Self.a]), .kill)) {
        $0.sessions[0].activity = Activity(type: "explored")
      }
    }
  }
}
