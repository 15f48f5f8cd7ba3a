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

  /// Whether a write of the app is made to go wrong, which only the harness's own store can do.
  public var hasStorageFaults: Bool {
    steps.contains { if case .fault = $0.stimulus { true } else { false } }
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
    case .coldPayloadIsHandled, .warmPayloadIsHandled, .payloadHandledOnce,
      .payloadHandledInItsWindow:
      [.payloads]
    case .pluginsHearEachCallbackOnce, .pluginsHearOfTheRightWindow, .pluginsSeePayloads,
      .latePluginsHearTheConnection, .legacyPluginsHearOfTheApp:
      [.bridge]
    case .firstClaimerHandles: [.bridge, .payloads]
    case .presentsInItsWindow: [.presentations]
    case .privateWindowsAreCovered, .windowsInFrontAreUncovered: [.privacy]
    case .resourcesOncePerWindow: [.resources]
    case .startsOncePerProcess: [.starts]
    case .savesWhenResigning: [.documents]
    case .windowsAreNotBlank, .windowsGoWithTheirScenes: []
    case .everyWindowHearsAPost, .observersGoneAfterDisconnect: [.observers]
    case .resourcesReleasedOnDisconnect: [.resources]
    case .givesRestorationActivity: [.places]
    case .restoredStateEqualsSaved, .freshSessionStartsClean, .windowsAreIsolated,
      .noDuplicateWindows, .opensWhatIsAsked, .comesToRest, .survivesLegalCallbacks:
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
    case .present: [.presentations]
    case .makePrivate, .snapshot: [.privacy]
    case .ask(_, .open, _): [.requests, .documents]
    case .ask: [.requests]
    case .subscribe(let plugin): plugin.claims == nil ? [.bridge] : [.bridge, .payloads]
    case .launch, .send, .leave, .return, .interrupt, .resume, .reclaim, .close, .destroy, .discard,
      .kill, .crash, .swipeKill, .focus, .fault:
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
    case .handles, .unhandled: [.payloads]
    case .presents: [.presentations]
    case .covered: [.privacy]
    case .starts: [.starts]
    case .gets: [.bridge]
    case .called, .appCalled, .only, .nothing, .state, .windows, .refused: []
    }
  }
}
