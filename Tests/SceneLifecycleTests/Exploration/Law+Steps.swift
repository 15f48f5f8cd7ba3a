@testable import SceneLifecycle

extension Law {
  /// The laws that a step breaks, the state it leads to included.
  static func broken(by step: ExploredStep) -> Set<Law> {
    var broken = SceneWatch(step).broken.union(Self.broken(in: step.after))
    func expect(_ holds: Bool, _ law: Law) { if !holds { broken.insert(law) } }
    let deliveries = step.deliveries
    let begins: [Delivery] = [.willFinishLaunching, .didFinishLaunching]
    let starts = deliveries.filter { begins.contains($0) }
    expect(
      step.stimulus.isLaunch
        ? Array(deliveries.prefix(2)) == begins && starts == begins : starts.isEmpty,
      .launchBegins
    )
    let ids = step.before.sessions.map(\.id)
    expect(
      step.after.sessions.allSatisfy {
        ids.contains($0.id) || $0.id.number >= step.before.nextSession
      },
      .identifiersAreNew
    )
    expect(step.after.sessions.allSatisfy { keepsActivity($0, step) }, .keepsActivities)
    switch step.stimulus {
    case .kill, .crash:
      expect(deliveries.isEmpty && step.after.sessions.map(\.id) == ids, .killIsSilent)
    case .leave(let label), .return(let label), .interrupt(let label), .resume(let label):
      expect(concerns(step, label), .onlyTheNamedHears)
    case .reclaim(let label):
      expect(concerns(step, label), .onlyTheNamedHears)
      expect(
        deliveries.last?.callback == .sceneDidDisconnect && step.after.sessions.map(\.id) == ids,
        .reclaimKeepsSession
      )
    default: break
    }
    return broken
  }

  private static func concerns(_ step: ExploredStep, _ label: Label) -> Bool {
    let id = step.before.session(label)?.id
    return step.deliveries.allSatisfy { $0.scene.map { $0.session == id } ?? true }
  }

  private static func keepsActivity(_ session: Session, _ step: ExploredStep) -> Bool {
    guard let earlier = step.before.session(session.id), earlier.activity != session.activity else {
      return true
    }
    if step.after.wasForceQuit, session.activity == nil { return true }
    return step.deliveries.contains {
      if case .stateRestorationActivity(let scene) = $0 {
        scene.session == session.id
      } else {
        false
      }
    }
  }
}
