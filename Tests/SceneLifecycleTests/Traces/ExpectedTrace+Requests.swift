import SceneLifecycle

extension ExpectedTrace {
  /// What an app's own requests bring.
  static let requests = [
    ExpectedTrace(
      "T20",
      "activate a connected window with an activity",
      given: [.restorationRequest: "never"],
      after: both + [.leave(b)],
      .when(
        .ask(a, .activate(b), as: nil),
        ["B sceneWillEnterForeground", "B continueUserActivity", "B sceneDidBecomeActive"]
      )
    ),
    ExpectedTrace(
      "T21",
      "refresh of a disconnected window",
      after: both + [.leave(b), .reclaim(b)],
      .when(.ask(a, .refresh(b), as: nil), ["B willConnect"]),
      .when(.reclaim(b), ["B sceneDidDisconnect"])
    ),
    ExpectedTrace(
      "CAP-60",
      "a second window where there can be one",
      on: phone,
      after: first,
      .when(.ask(a, .newWindow, as: b), ["app requestFailed UISceneErrorDomain 0"])
    ),
  ]
}
