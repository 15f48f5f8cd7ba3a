@testable import SceneLifecycle

/// What the exploration of a setting has to come by: no less, and no more.
struct Expected {
  /// How many states are new at each depth.
  let counts: [Int]
  var unreached: Set<Interesting> = []
  var uncalled: Set<String> = []
  /// The choices, and the alternatives of other choices, that are not met.
  var unmet: Set<String> = []
  /// The stimuli that are never possible, by name.
  var impossible: Set<String> = []

  private static let needsSeveral: Set = [
    "before-close", "discard-after-close", "focus-change", "last-window-closed",
    "others-when-opening",
  ]
  private static let onlyUnknown: Set = ["request-where-unknown"]
  private static let swipesOfPhones: Set = [
    "swipe-kill-callbacks = disconnect-and-new-scene",
    "swipe-kill-callbacks = resign-and-disconnect",
  ]

  static let of: [String: Expected] = [
    "phone": Expected(
      counts: [1, 3, 25, 96, 290, 746],
      unreached: [.twoActive, .besideArchived],
      uncalled: ["continueUserActivity"],
      unmet: onlyUnknown.union(needsSeveral).union(["swipe-kill-callbacks = background"]),
      impossible: ["close A", "close B", "launch A A", "launch A B", "launch B A"]
    ),
    "pad": Expected(
      counts: [1, 3, 39, 176, 1_034],
      uncalled: ["requestFailed", "restoreInteractionState"],
      unmet: onlyUnknown.union(swipesOfPhones).union(["last-window-closed = ends-after-discard"]),
      impossible: ["launch A A"]
    ),
    "pad, one scene": Expected(
      counts: [1, 3, 35, 108, 318],
      unreached: [.twoActive, .besideArchived],
      uncalled: ["continueUserActivity", "restoreInteractionState"],
      unmet: [
        "request-where-unknown",
        "focus-change", "last-window-closed = ends-before-discard", "others-when-opening",
        "swipe-kill-callbacks",
      ],
      impossible: ["launch A A", "launch A B", "launch B A"]
    ),
    // Beyond those of a pad: a window asked for and refused, by the label that it was to have.
    "pad, full screen": Expected(
      counts: [1, 3, 41, 180, 1_046],
      uncalled: ["restoreInteractionState"],
      unmet: swipesOfPhones.union(["last-window-closed = ends-after-discard"]),
      impossible: ["launch A A"]
    ),
    "mac": Expected(
      counts: [1, 3, 32, 120, 516],
      unreached: [.forcedToQuit, .renamed, .keptAfterForceQuit],
      uncalled: ["applicationWillTerminate", "requestFailed", "restoreInteractionState"],
      unmet: [
        "request-where-unknown",
        "identity-after-force-quit", "last-window-closed = ends-after-discard",
        "last-window-closed = ends-before-discard", "late-discard-names-live",
        "restoration-after-force-quit", "swipe-kill-callbacks",
      ],
      impossible: ["launch A A", "swipe-kill", "swipe-kill A", "swipe-kill B"]
    ),
    "vision": Expected(
      counts: [1, 3, 23, 152, 884],
      uncalled: ["requestFailed", "restoreInteractionState"],
      unmet: onlyUnknown.union(swipesOfPhones).union(["before-close", "last-window-closed"]),
      impossible: ["launch A A"]
    ),
    "tv": Expected(
      counts: [1, 3, 23, 88, 252],
      unreached: [.twoActive, .besideArchived],
      uncalled: ["continueUserActivity", "restoreInteractionState"],
      unmet: onlyUnknown.union(needsSeveral).union(swipesOfPhones),
      impossible: ["close A", "close B", "launch A A", "launch A B", "launch B A"]
    ),
  ]

  /// What refusals say of the state; W stands for a window.
  static func refusals(_ setting: Setting) -> Set<String> {
    var texts: Set = [
      "W and W are new; a launch makes one new window", "W is active", "W is active already",
      "W is archived", "W is archived already", "W is in the background",
      "W is in the background already", "W is inactive", "W is inactive already",
      "W is named twice", "W was discarded", "W was discarded; use another name",
      "a process is running already", "a process is running; use 'close'",
      "no process is running; use 'launch'", "there is no window W",
    ]
    if setting.device.idiom == .mac {
      texts.insert("a Mac has no app switcher; use 'kill'")
    } else {
      texts.insert("W is in the foreground; say 'swipe-kill W'")
    }
    if setting.device.idiom == .phone || setting.device.idiom == .tv {
      texts.insert("\(setting.device) closes no window; use 'swipe-kill W'")
    }
    if !setting.platform.supportsMultipleScenes {
      let manifest = setting.manifest.rawValue
      texts.insert("an app with manifest \(manifest) has one window on \(setting.device)")
    }
    return texts
  }
}
