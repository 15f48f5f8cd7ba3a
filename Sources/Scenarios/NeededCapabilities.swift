public import SceneLifecycle

extension Scenario {
  /// What an implementation must have for this scenario to mean something.
  ///
  /// It follows from the words, from what is checked and from the `needs` line; several windows are
  /// needed only where two have a label at the same time.
  public var neededCapabilities: [Capability] {
    var needed = needs
    var bindings = Bindings()
    for step in steps where bindings.live.count <= 1 { _ = bindings.apply(step.stimulus) }
    if bindings.live.count > 1 { needed.append(.multipleScenes) }
    // A replay puts to the test what the implementation declares; it needs no more than the windows.
    if replay == nil {
      for requirement in checks { needed += requirement.needs }
      for step in steps {
        needed += step.stimulus.needs
        for stated in step.demands { needed += stated.demand.needs }
      }
    }
    return Capability.allCases.filter(needed.contains)
  }
}

extension Requirement {
  /// What can be seen only in an app that has it.
  fileprivate var needs: [Capability] {
    switch self {
    case .noDataLossOnDisconnect, .noDataLossOnKill, .documentsSurviveDiscard, .inputStays:
      [.documents]
    case .cleanupOnlyOnDiscard, .cleansUpOnDiscard, .cleansUpOnlyTheNamed,
      .lateDiscardOfLiveSessionIsHarmless, .strayDiscardsAreHarmless:
      [.records]
    case .everyWindowHearsAPost, .observersGoneAfterDisconnect: [.observers]
    case .resourcesReleasedOnDisconnect: [.resources]
    case .givesRestorationActivity: [.places]
    case .restoredStateEqualsSaved, .freshSessionStartsClean, .windowsAreIsolated,
      .noBlankWindow, .noDuplicateWindows, .opensWhatIsAsked, .comesToRest, .survivesLegalCallbacks:
      []
    }
  }
}

extension Stimulus {
  fileprivate var needs: [Capability] {
    switch self {
    case .edit, .commit: [.documents]
    case .open(_, let document): document == nil ? [] : [.documents]
    case .navigate: [.places]
    case .post: [.observers]
    case .ask(_, .open, _): [.requests, .documents]
    case .ask: [.requests]
    case .launch, .leave, .return, .interrupt, .resume, .reclaim, .close, .destroy, .discard, .kill,
      .crash, .swipeKill, .focus:
      []
    }
  }
}

extension Demand {
  fileprivate var needs: [Capability] {
    switch self {
    case .shows, .showsDocument, .document: [.documents]
    case .at: [.places]
    case .record: [.records]
    case .observers: [.observers]
    case .resources: [.resources]
    case .called, .appCalled, .only, .nothing, .state, .windows, .refused: []
    }
  }
}
