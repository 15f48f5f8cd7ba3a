@testable import SceneLifecycle

extension Law {
  /// The laws that a state between two stimuli breaks.
  static func broken(in state: Platform) -> Set<Law> {
    var broken: Set<Law> = []
    func expect(_ holds: Bool, _ law: Law) { if !holds { broken.insert(law) } }
    let sessions = state.sessions
    let labels = sessions.map(\.label) + state.deadLabels
    expect(
      Set(labels).count == labels.count && Set(sessions.map(\.id)).count == sessions.count
        && sessions.allSatisfy { $0.id.number < state.nextSession },
      .namesAreUnique
    )
    expect(state.supportsMultipleScenes || sessions.count <= 1, .oneWindow)
    expect(state.isRunning || sessions.allSatisfy { $0.scene == nil }, .noSceneWithoutProcess)
    expect(
      sessions.allSatisfy { ($0.scene == nil) == (state.state(of: $0.label) == .archived) }
        && state.deadLabels.allSatisfy { state.state(of: $0) == .discarded },
      .withoutSceneArchived
    )
    expect(
      [state.pendingDiscards, state.toldDiscards].allSatisfy { ids in
        Set(ids).count == ids.count && ids.allSatisfy { state.session($0) == nil }
      },
      .discardedAreDead
    )
    expect(state.agenda.isEmpty && !state.hasRequests, .restsInBetween)
    expect(!(state.isRunning && state.wasForceQuit), .forceQuitIsOver)
    expect(
      state.isRunning || sessions.allSatisfy { $0.userInfo == $0.userInfoAtBackground },
      .userInfoIsSettled
    )
    return broken
  }
}
