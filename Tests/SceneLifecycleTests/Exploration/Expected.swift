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

  /// App intents come to scenes from version 26 on.
  private static let intents: Set = ["launch A with intent", "send intent"]
  private static let launchesOfTwo: Set = [
    "launch A B", "launch A B with link in-background", "launch B A", "launch B A with url",
  ]

  static let of: [String: Expected] = [
    "phone": Expected(
      counts: [1, 4, 29, 103, 334, 815],
      unreached: [.twoActive, .besideArchived],
      uncalled: ["willPerformAppIntent"],
      unmet: onlyUnknown.union(needsSeveral).union(["swipe-kill-callbacks = background"]),
      impossible: intents.union(launchesOfTwo).union(["close A", "close B", "launch A A"])
    ),
    "pad": Expected(
      counts: [1, 4, 44, 226, 1_258],
      uncalled: ["requestFailed", "restoreInteractionState", "willPerformAppIntent"],
      unmet: onlyUnknown.union(swipesOfPhones).union(["last-window-closed = ends-after-discard"]),
      impossible: intents.union(["launch A A"])
    ),
    "pad, one scene": Expected(
      counts: [1, 4, 41, 135, 408],
      unreached: [.twoActive, .besideArchived],
      uncalled: ["restoreInteractionState", "willPerformAppIntent"],
      unmet: [
        "request-where-unknown",
        "focus-change", "last-window-closed = ends-before-discard", "others-when-opening",
        "swipe-kill-callbacks",
      ],
      impossible: intents.union(launchesOfTwo).union(["launch A A"])
    ),
    // Beyond those of a pad: a window asked for and refused, by the label that it was to have.
    "pad, full screen": Expected(
      counts: [1, 4, 46, 230, 1_275],
      uncalled: ["restoreInteractionState", "willPerformAppIntent"],
      unmet: swipesOfPhones.union(["last-window-closed = ends-after-discard"]),
      impossible: intents.union(["launch A A"])
    ),
    "mac": Expected(
      counts: [1, 4, 37, 160, 653],
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
      counts: [1, 4, 28, 183, 1_082],
      uncalled: ["requestFailed", "restoreInteractionState", "willPerformAppIntent"],
      unmet: onlyUnknown.union(swipesOfPhones).union(["before-close", "last-window-closed"]),
      impossible: intents.union(["launch A A"])
    ),
    "tv": Expected(
      counts: [1, 4, 27, 94, 291],
      unreached: [.twoActive, .besideArchived],
      uncalled: [
        "performActionForShortcutItem", "restoreInteractionState", "willPerformAppIntent",
      ],
      unmet: onlyUnknown.union(needsSeveral).union(swipesOfPhones),
      impossible: intents.union(launchesOfTwo).union([
        "close A", "close B", "launch A A", "launch A with shortcut", "send shortcut",
      ])
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
      // The window that was made for a payload.
      texts.insert("new1 is in the foreground; say 'swipe-kill new1'")
    }
    if setting.device.version < Version(26) {
      texts.insert("\(setting.device) hands no app intent to a scene; version 26 does")
    }
    if setting.device.idiom == .tv { texts.insert("\(setting.device) has no quick actions") }
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
