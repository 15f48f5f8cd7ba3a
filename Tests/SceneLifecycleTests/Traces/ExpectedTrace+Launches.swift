import SceneLifecycle

extension ExpectedTrace {
  private static let starts = ["app willFinishLaunching", "app didFinishLaunching"]
  private static func shows(_ label: Label) -> [String] {
    ["\(label) sceneWillEnterForeground", "\(label) sceneDidBecomeActive"]
  }

  /// How processes start and windows come.
  static let launches = [
    ExpectedTrace(
      "T01",
      "first cold launch",
      .when(
        .launch([a]),
        starts + ["app configurationForConnecting A", "A willConnect"] + shows(a)
      )
    ),
    ExpectedTrace(
      "T02",
      "relaunch with a saved session",
      after: edited + [.leave(a), .kill],
      .when(.launch([a]), starts + ["A willConnect", "A restoreInteractionState"] + shows(a))
    ),
    ExpectedTrace(
      "T02",
      "relaunch before restoreInteractionState existed",
      on: Device(.pad, Version(14)),
      after: edited + [.leave(a), .kill],
      .when(.launch([a]), starts + ["A willConnect"] + shows(a))
    ),
    ExpectedTrace(
      "T02",
      "relaunch of an app that gave no activity",
      after: first + [.leave(a), .kill],
      .when(.launch([a]), starts + ["A willConnect"] + shows(a))
    ),
    ExpectedTrace(
      "T03",
      "the user opens a new window",
      after: first,
      .when(
        .open(b, document: nil),
        ["app configurationForConnecting B", "B willConnect"] + shows(b)
      )
    ),
    ExpectedTrace(
      "T03",
      "the other window resigns meanwhile",
      given: [.othersWhenOpening: "resign-briefly"],
      after: first,
      .when(
        .open(b, document: nil),
        ["A sceneWillResignActive", "app configurationForConnecting B", "B willConnect"]
          + shows(b) + ["A sceneDidBecomeActive"]
      )
    ),
    ExpectedTrace(
      "T17",
      "launch after an offline discard",
      after: both + [.kill, .discard(b)],
      .when(
        .launch([a]),
        starts + ["app didDiscardSceneSessions B", "A willConnect"] + shows(a)
      )
    ),
    ExpectedTrace(
      "T17",
      "the discard comes after the connection",
      given: [.lateDiscardOrder: "after-connect"],
      after: both + [.kill, .discard(b)],
      .when(
        .launch([a]),
        starts + ["A willConnect", "app didDiscardSceneSessions B"] + shows(a)
      )
    ),
    ExpectedTrace(
      "T17",
      "the discard comes when the window is active",
      given: [.lateDiscardOrder: "after-active"],
      after: both + [.kill, .discard(b)],
      .when(
        .launch([a]),
        starts + ["A willConnect"] + shows(a) + ["app didDiscardSceneSessions B"]
      )
    ),
    ExpectedTrace(
      "T17",
      "the discard names the window in use",
      on: phone,
      given: [.lateDiscardNamesLive: "yes"],
      after: first + [.swipeKill(a)],
      .when(
        .launch([a]),
        starts + ["A willConnect", "app didDiscardSceneSessions A"] + shows(a)
      )
    ),
  ]
}
