public import SceneLifecycle

/// A named fault of a mutant: it changes what the app does, never what it reports.
public enum Fault: String, CaseIterable, Sendable {
  case deletesOnDisconnect = "deletes-on-disconnect"
  case savesOnlyOnDisconnect = "saves-only-on-disconnect"
  case savesOnlyInBackground = "saves-only-in-background"
  case deletesDocumentOnDiscard = "deletes-document-on-discard"
  case forgetsWhenActive = "forgets-when-active"
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
  case attachesNoWindow = "attaches-no-window"
  case opensSecondWindow = "opens-second-window"
  case ignoresWishes = "ignores-wishes"
  case neverRests = "never-rests"
  case trapsWithoutWindows = "traps-without-windows"
  case stateInSingleton = "state-in-singleton"
  case restoresAnotherSession = "restores-another-session"

  /// What the fault does, in one sentence.
  public var sentence: String {
    switch self {
    case .deletesOnDisconnect: "Deletes the document when its scene disconnects."
    case .savesOnlyOnDisconnect: "Saves documents only in sceneDidDisconnect."
    case .savesOnlyInBackground: "Saves documents only in sceneDidEnterBackground."
    case .deletesDocumentOnDiscard: "Deletes the window's document when its session is discarded."
    case .forgetsWhenActive: "Reads the document anew when a scene becomes active."
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
    case .keepsResource: "Keeps the expensive resource of a disconnected scene."
    case .givesNoActivity: "Gives nothing when it is asked what to restore a window from."
    case .attachesNoWindow: "Connects without a window."
    case .opensSecondWindow: "Opens a second window for a document of an archived session."
    case .ignoresWishes: "Asks the system for nothing."
    case .neverRests: "Asks for a refresh whenever it is asked to come to rest."
    case .trapsWithoutWindows: "Traps when its last window has gone."
    case .stateInSingleton: "Keeps the window state once for the whole app."
    case .restoresAnotherSession: "Restores a window from another session's record."
    }
  }

  /// The requirements that the fault breaks over the whole suite, and no others.
  public var breaks: Set<Requirement> {
    switch self {
    case .deletesOnDisconnect: [.noDataLossOnDisconnect]
    case .savesOnlyOnDisconnect, .savesOnlyInBackground: [.noDataLossOnKill]
    case .deletesDocumentOnDiscard: [.documentsSurviveDiscard]
    case .forgetsWhenActive: [.inputStays]
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
    case .attachesNoWindow: [.noBlankWindow]
    case .opensSecondWindow: [.noDuplicateWindows]
    case .ignoresWishes: [.opensWhatIsAsked]
    case .neverRests: [.comesToRest]
    case .trapsWithoutWindows: [.survivesLegalCallbacks]
    case .stateInSingleton: [.windowsAreIsolated, .freshSessionStartsClean]
    }
  }
}
