import SceneLifecycle

extension ExpectedTrace {
  private static let closed = ["B sceneDidDisconnect", "app didDiscardSceneSessions B"]
  private static let discarded = ["A sceneDidDisconnect", "app didDiscardSceneSessions A"]
  private static let leaves = ["A sceneWillResignActive", "A sceneDidEnterBackground"]
  private static let ends = ["the process ends"]

  /// How windows go for good.
  static let endsOfWindows = [
    ExpectedTrace("T10", "close one of two", after: both, .when(.close(b), closed)),
    ExpectedTrace(
      "T10",
      "it resigns before",
      given: [.beforeClose: "resign"],
      after: both,
      .when(.close(b), ["B sceneWillResignActive"] + closed)
    ),
    ExpectedTrace(
      "T10",
      "it goes to the background before",
      given: [.beforeClose: "resign-and-background", .restorationRequest: "never"],
      after: both,
      .when(.close(b), ["B sceneWillResignActive", "B sceneDidEnterBackground"] + closed)
    ),
    ExpectedTrace(
      "T10",
      "the discard waits for the next launch",
      given: [.discardAfterClose: "at-next-launch"],
      after: both,
      .when(.close(b), ["B sceneDidDisconnect"])
    ),
    ExpectedTrace(
      "T11",
      "close a reclaimed window",
      after: both + [.leave(b), .reclaim(b)],
      .when(.close(b), ["app didDiscardSceneSessions B"])
    ),
    ExpectedTrace("T12", "destruction by code", after: both, .when(.destroy(b), closed)),
    ExpectedTrace(
      "T12",
      "destruction that the app asks for",
      after: both,
      .when(.ask(a, .destroy(b), as: nil), closed)
    ),
    ExpectedTrace(
      "T15",
      "close the last of several windows",
      given: [.lastWindowClosed: "ends-before-discard"],
      after: both + [.close(b)],
      .when(.close(a), leaves + ends),
      .when(
        .launch([]),
        ["app willFinishLaunching", "app didFinishLaunching", "app didDiscardSceneSessions A"]
      )
    ),
    ExpectedTrace(
      "T15",
      "the process lives on",
      after: both + [.close(b)],
      .when(.close(a), discarded)
    ),
    ExpectedTrace(
      "T23",
      "close on visionOS beside another window",
      on: vision,
      given: [.restorationRequest: "never"],
      after: both,
      .when(.close(a), leaves + discarded)
    ),
    ExpectedTrace(
      "T23",
      "close the last window on visionOS",
      on: vision,
      given: [.restorationRequest: "never"],
      after: first,
      .when(.close(a), leaves)
    ),
    ExpectedTrace(
      "T23",
      "close the last open window beside one closed before",
      on: vision,
      given: [.restorationRequest: "never"],
      after: first + [.close(a), .open(b, document: nil)],
      .when(.close(b), ["B sceneWillResignActive", "B sceneDidEnterBackground"])
    ),
  ]

  /// How processes end.
  static let endsOfProcesses = [
    ExpectedTrace(
      "T13",
      "swipe-kill on an iPhone",
      on: phone,
      after: first,
      .when(.swipeKill(a), leaves + ["app applicationWillTerminate"] + ends)
    ),
    ExpectedTrace(
      "T13",
      "out of the switcher, where it has resigned already",
      on: phone,
      after: first + [.interrupt(a)],
      .when(
        .swipeKill(a),
        ["A sceneDidEnterBackground", "app applicationWillTerminate"] + ends
      )
    ),
    ExpectedTrace(
      "T13",
      "the slow variant of a disconnect",
      on: phone,
      given: [.swipeKillCallbacks: "resign-and-disconnect"],
      after: first,
      .when(.swipeKill(a), ["A sceneWillResignActive", "A sceneDidDisconnect"] + ends)
    ),
    ExpectedTrace(
      "T13",
      "the fast variant, with another scene",
      on: phone,
      given: [.swipeKillCallbacks: "disconnect-and-new-scene"],
      after: first,
      .when(
        .swipeKill(a),
        ["A sceneWillResignActive", "A sceneDidDisconnect", "A willConnect"]
          + ["A sceneWillEnterForeground", "A sceneDidEnterBackground"] + ends
      )
    ),
    ExpectedTrace(
      "T13",
      "not frontmost",
      on: phone,
      after: first + [.leave(a)],
      .when(.swipeKill(nil), ends)
    ),
    ExpectedTrace(
      "T14",
      "swipe-kill of a single-window iPad app",
      manifest: .singleScene,
      after: first,
      .when(.swipeKill(a), discarded + ["app applicationWillTerminate"] + ends)
    ),
    ExpectedTrace(
      "T15",
      "swipe-kill of a multi-window iPad app",
      given: [.swipeKillCallbacks: "background-and-terminate"],
      after: both + [.close(b)],
      .when(.swipeKill(a), leaves + ["app applicationWillTerminate"] + ends)
    ),
    ExpectedTrace(
      "T15",
      "swipe-kill without termination",
      after: both + [.close(b)],
      .when(.swipeKill(a), leaves + ends)
    ),
    ExpectedTrace(
      "T15",
      "the last window of a single-window app",
      manifest: .singleScene,
      given: [.lastWindowClosed: "ends-after-discard"],
      after: first,
      .when(.close(a), discarded + ["app applicationWillTerminate"] + ends)
    ),
    ExpectedTrace("T16", "kill while suspended", after: first + [.leave(a)], .when(.kill, ends)),
    ExpectedTrace("T16", "crash", after: both, .when(.crash, ends)),
  ]
}
