public import SceneLifecycle

/// A named fault of a mutant: it changes what the app does, never what it reports.
public enum Fault: String, CaseIterable, Sendable {
  case deletesOnDisconnect = "deletes-on-disconnect"
  case savesOnlyOnDisconnect = "saves-only-on-disconnect"
  case savesOnlyInBackground = "saves-only-in-background"
  case deletesDocumentOnDiscard = "deletes-document-on-discard"
  case forgetsWhenActive = "forgets-when-active"
  case forgetsWhenNavigating = "forgets-when-navigating"
  case dropsUnconnectedRecords = "drops-unconnected-records"
  case neverCleansUp = "never-cleans-up"
  case cleansUpEverySession = "cleans-up-every-session"
  case actsOnLateDiscard = "acts-on-late-discard"
  case takesUnknownForOldest = "takes-unknown-for-oldest"
  case ignoresRestoration = "ignores-restoration"
  case startsWhereLastClosed = "starts-where-last-closed"
  case navigatesEveryWindow = "navigates-every-window"
  case onlyFirstWindowHears = "only-first-window-hears"
  case leavesObservers = "leaves-observers"
  case keepsResource = "keeps-resource"
  case givesNoActivity = "gives-no-activity"
  case opensSecondWindow = "opens-second-window"
  case ignoresWishes = "ignores-wishes"
  case ignoresConnectionPayloads = "ignores-connection-payloads"
  case ignoresWarmPayloads = "ignores-warm-payloads"
  case takesOnlyFirstURL = "takes-only-first-url"
  case handlesEachTelling = "handles-each-telling"
  case handlesInFirstWindow = "handles-in-first-window"
  case dispatchesTwice = "dispatches-twice"
  case dispatchesNoDisconnect = "dispatches-no-disconnect"
  case dispatchesToFirstWindow = "dispatches-to-first-window"
  case passesNoPayloads = "passes-no-payloads"
  case forgetsLatePlugins = "forgets-late-plugins"
  case tellsLegacyPerScene = "tells-legacy-per-scene"
  case lastClaimerHandles = "last-claimer-handles"
  case presentsInEveryWindow = "presents-in-every-window"
  case coversNothing = "covers-nothing"
  case coversOnlyFirstWindow = "covers-only-first-window"
  case neverUncovers = "never-uncovers"
  case leavesRestoredWindowsBlank = "leaves-restored-windows-blank"
  case keepsWindows = "keeps-windows"
  case doublesResources = "doubles-resources"
  case startsPerWindow = "starts-per-window"
  case savesNotWhenResigning = "saves-not-when-resigning"
  case ignoresCommits = "ignores-commits"
  case neverRests = "never-rests"
  case trapsWithoutWindows = "traps-without-windows"
  case stateInSingleton = "state-in-singleton"
  case restoresAnotherSession = "restores-another-session"
  case overwritesInPlace = "overwrites-in-place"
  case ignoresFailedSaves = "ignores-failed-saves"

  /// What the fault does, in one sentence.
  public var sentence: String {
    switch self {
    case .deletesOnDisconnect: "Deletes the document when its scene disconnects."
    case .savesOnlyOnDisconnect: "Saves documents only in sceneDidDisconnect."
    case .savesOnlyInBackground: "Saves documents only in sceneDidEnterBackground."
    case .deletesDocumentOnDiscard: "Deletes the window's document when its session is discarded."
    case .forgetsWhenActive:
      "Saves nothing at a resignation, and reads the document anew when active."
    case .forgetsWhenNavigating: "Reads the document anew when the user goes to another place."
    case .dropsUnconnectedRecords:
      "At the first connection drops the records of all other sessions."
    case .neverCleansUp: "Keeps the records of discarded sessions."
    case .cleansUpEverySession: "Drops every record when a session is discarded."
    case .actsOnLateDiscard: "Cleans up a session although its scene is connected."
    case .takesUnknownForOldest: "Takes an unknown discarded identifier for the oldest record."
    case .ignoresRestoration: "Starts afresh unless an activation brings an activity."
    case .startsWhereLastClosed: "Starts a new window where the last closed one was."
    case .navigatesEveryWindow: "Navigates every window, not only the user's."
    case .onlyFirstWindowHears: "Tells only the first window of a change."
    case .leavesObservers: "Leaves the observer of a disconnected scene."
    case .keepsResource:
      "Keeps the expensive resource of a disconnected scene until it connects again."
    case .givesNoActivity: "Gives nothing when it is asked what to restore a window from."
    case .opensSecondWindow: "Opens a second window for a document of an archived session."
    case .ignoresWishes: "Asks the system for nothing."
    case .ignoresConnectionPayloads: "Does not look at what its windows connect for."
    case .ignoresWarmPayloads: "Does not implement the callbacks that bring something from outside."
    case .takesOnlyFirstURL: "Takes the first URL of a set for all of it."
    case .handlesEachTelling:
      "Handles what came with a connection again when a callback tells of it."
    case .handlesInFirstWindow: "Handles everything in the first window."
    case .dispatchesTwice: "Passes each callback on to plugins twice."
    case .dispatchesNoDisconnect: "Does not pass sceneDidDisconnect on to plugins."
    case .dispatchesToFirstWindow: "Names the first window to plugins, whatever window it is."
    case .passesNoPayloads: "Passes callbacks on to plugins without what comes with them."
    case .forgetsLatePlugins:
      "Tells plugins that subscribe late nothing of the windows that are there."
    case .tellsLegacyPerScene: "Tells legacy plugins of the background whenever a window leaves."
    case .lastClaimerHandles: "Lets the plugin that subscribed last handle what several claim."
    case .presentsInEveryWindow: "Shows in every window what the user has shown in one."
    case .coversNothing: "Leaves private windows uncovered in the background."
    case .coversOnlyFirstWindow: "Covers the first window alone."
    case .neverUncovers: "Leaves a window covered that is active again."
    case .leavesRestoredWindowsBlank: "Puts nothing into a window that connects again."
    case .keepsWindows: "Keeps the window of a disconnected scene."
    case .doublesResources: "Takes the resource whenever a window comes to the foreground."
    case .startsPerWindow: "Sets up for each window what is there once."
    case .savesNotWhenResigning: "Saves nothing when a window resigns."
    case .ignoresCommits: "Saves nothing at the end of a user action."
    case .neverRests: "Asks for a refresh whenever it is asked to come to rest."
    case .trapsWithoutWindows: "Traps when its last window has gone."
    case .stateInSingleton: "Keeps the window state once for the whole app."
    case .restoresAnotherSession: "Restores a window from another session's record."
    case .overwritesInPlace: "Writes over the only version that it has on disk."
    case .ignoresFailedSaves: "Does not look whether what it saves arrives."
    }
  }

  /// The requirements that the fault breaks over the whole suite, and no others.
  public var breaks: Set<Requirement> {
    switch self {
    case .deletesOnDisconnect: [.noDataLossOnDisconnect]
    case .savesOnlyOnDisconnect, .savesOnlyInBackground: [.noDataLossOnKill, .savesWhenResigning]
    case .deletesDocumentOnDiscard: [.documentsSurviveDiscard]
    case .forgetsWhenActive: [.inputStays, .savesWhenResigning]
    case .forgetsWhenNavigating: [.inputStays]
    case .dropsUnconnectedRecords: [.cleanupOnlyOnDiscard]
    case .neverCleansUp: [.cleansUpOnDiscard]
    case .cleansUpEverySession: [.cleansUpOnlyTheNamed]
    case .actsOnLateDiscard: [.lateDiscardOfLiveSessionIsHarmless]
    case .takesUnknownForOldest: [.strayDiscardsAreHarmless]
    case .ignoresRestoration, .restoresAnotherSession: [.restoredStateEqualsSaved]
    case .startsWhereLastClosed: [.freshSessionStartsClean]
    case .navigatesEveryWindow: [.windowsAreIsolated]
    case .onlyFirstWindowHears: [.everyWindowHearsAPost]
    case .leavesObservers: [.observersGoneAfterDisconnect]
    case .keepsResource: [.resourcesReleasedOnDisconnect]
    case .givesNoActivity: [.givesRestorationActivity]
    case .opensSecondWindow: [.noDuplicateWindows]
    case .ignoresWishes: [.opensWhatIsAsked]
    case .ignoresConnectionPayloads: [.coldPayloadIsHandled]
    case .ignoresWarmPayloads: [.warmPayloadIsHandled]
    case .takesOnlyFirstURL: [.coldPayloadIsHandled, .warmPayloadIsHandled]
    case .handlesEachTelling: [.payloadHandledOnce]
    case .handlesInFirstWindow: [.payloadHandledInItsWindow]
    case .dispatchesTwice: [.pluginsHearEachCallbackOnce]
    case .dispatchesNoDisconnect: [.pluginsHearEachCallbackOnce]
    case .dispatchesToFirstWindow: [.pluginsHearOfTheRightWindow]
    case .passesNoPayloads: [.pluginsSeePayloads]
    case .forgetsLatePlugins: [.latePluginsHearTheConnection]
    case .tellsLegacyPerScene: [.legacyPluginsHearOfTheApp]
    case .lastClaimerHandles: [.firstClaimerHandles]
    case .presentsInEveryWindow: [.presentsInItsWindow]
    case .coversNothing: [.privateWindowsAreCovered]
    case .coversOnlyFirstWindow: [.privateWindowsAreCovered]
    case .neverUncovers: [.windowsInFrontAreUncovered]
    case .leavesRestoredWindowsBlank: [.windowsAreNotBlank]
    case .keepsWindows: [.windowsGoWithTheirScenes]
    case .doublesResources: [.resourcesOncePerWindow]
    case .startsPerWindow: [.startsOncePerProcess]
    case .savesNotWhenResigning: [.savesWhenResigning]
    case .ignoresCommits: [.noDataLossOnKill]
    case .neverRests: [.comesToRest]
    case .trapsWithoutWindows: [.survivesLegalCallbacks]
    case .overwritesInPlace, .ignoresFailedSaves: [.noDataLossOnKill, .restoredStateEqualsSaved]
    case .stateInSingleton: [.windowsAreIsolated, .freshSessionStartsClean]
    }
  }
}
