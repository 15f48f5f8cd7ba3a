import SceneLifecycle

extension ExpectedTrace {
  private static func leaves(_ label: Label) -> [String] {
    ["\(label) sceneWillResignActive", "\(label) sceneDidEnterBackground"]
  }
  private static func returns(_ label: Label) -> [String] {
    ["\(label) sceneWillEnterForeground", "\(label) sceneDidBecomeActive"]
  }
  private static func gives(_ label: Label) -> [String] {
    ["\(label) stateRestorationActivity", "\(label) didUpdateUserActivity"]
  }

  /// How windows leave the screen and come back to it.
  static let transitions = [
    ExpectedTrace("T04", "go home", after: edited, .when(.leave(a), leaves(a) + gives(a))),
    ExpectedTrace(
      "T04",
      "the system does not ask for the activity",
      given: [.restorationRequest: "never"],
      after: edited,
      .when(.leave(a), leaves(a))
    ),
    ExpectedTrace(
      "T04",
      "the app has no activity to give",
      after: first,
      .when(.leave(a), leaves(a) + ["A stateRestorationActivity"])
    ),
    ExpectedTrace("T05", "return", after: first + [.leave(a)], .when(.return(a), returns(a))),
    ExpectedTrace(
      "T06",
      "switcher peek, Control Center, alert",
      after: first,
      .when(.interrupt(a), ["A sceneWillResignActive"]),
      .when(.resume(a), ["A sceneDidBecomeActive"])
    ),
    ExpectedTrace(
      "T07",
      "lock and unlock, said as every window's leave and return",
      given: [.restorationRequest: "never"],
      after: both,
      .when(.leave(a), leaves(a)),
      .when(.leave(b), leaves(b)),
      .when(.return(a), returns(a)),
      .when(.return(b), returns(b))
    ),
    ExpectedTrace(
      "T08",
      "memory reclaim",
      after: first + [.leave(a)],
      .when(.reclaim(a), ["A sceneDidDisconnect"])
    ),
    ExpectedTrace(
      "T08",
      "the system asks for the activity once more",
      given: [.restorationRequest: "also-before-disconnect"],
      after: edited + [.leave(a)],
      .when(.reclaim(a), gives(a) + ["A sceneDidDisconnect"])
    ),
    ExpectedTrace(
      "T09",
      "return to a reclaimed window",
      after: edited + [.leave(a), .reclaim(a)],
      .when(.return(a), ["A willConnect", "A restoreInteractionState"] + returns(a))
    ),
    ExpectedTrace("T24", "focus change", after: both, .when(.focus(b), [])),
    ExpectedTrace(
      "T24",
      "focus change that is told",
      given: [.focusChange: "told"],
      after: both,
      .when(.focus(b), ["A sceneWillResignActive"])
    ),
  ]
}
