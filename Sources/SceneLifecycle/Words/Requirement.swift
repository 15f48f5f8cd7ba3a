/// A requirement by its slug.
///
/// What it says stands in `Conformance/Requirements/`, a file each.
public enum Requirement: String, CaseIterable, Sendable {
  case noDataLossOnDisconnect = "no-data-loss-on-disconnect"
  case noDataLossOnKill = "no-data-loss-on-kill"
  case documentsSurviveDiscard = "documents-survive-discard"
  case inputStays = "input-stays"
  case cleanupOnlyOnDiscard = "cleanup-only-on-discard"
  case cleansUpOnDiscard = "cleans-up-on-discard"
  case cleansUpOnlyTheNamed = "cleans-up-only-the-named"
  case lateDiscardOfLiveSessionIsHarmless = "late-discard-of-live-session-is-harmless"
  case strayDiscardsAreHarmless = "stray-discards-are-harmless"
  case restoredStateEqualsSaved = "restored-state-equals-saved"
  case freshSessionStartsClean = "fresh-session-starts-clean"
  case windowsAreIsolated = "windows-are-isolated"
  case everyWindowHearsAPost = "every-window-hears-a-post"
  case observersGoneAfterDisconnect = "observers-gone-after-disconnect"
  case resourcesReleasedOnDisconnect = "resources-released-on-disconnect"
  case givesRestorationActivity = "gives-restoration-activity"
  case noBlankWindow = "no-blank-window"
  case noDuplicateWindows = "no-duplicate-windows"
  case opensWhatIsAsked = "opens-what-is-asked"
  case comesToRest = "comes-to-rest"
  case survivesLegalCallbacks = "survives-legal-callbacks"
}
