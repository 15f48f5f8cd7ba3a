public import Scenarios
import SceneLifecycle

extension Recording {
  /// The scenario that plays a recording to an implementation: its simplest fitting run.
  ///
  /// A recording kept as an `exception` is played as it stands.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - path: The file's name, for the diagnostics.
  /// - Returns: What `Harness` can play.
  /// - Throws: `InvalidDocument` when no run fits and the file does not say so, when none was found
  ///   within the limits, and when one fits a recording that is kept as an `exception`.
  public static func scenario(
    of trace: Trace,
    path: String
  ) throws(InvalidDocument) -> Scenario {
    switch (judge(trace), trace.exception) {
    case (.legal(let run), nil): return scenario(of: trace, run)
    case (.legal, .some):
      throw invalid(path, 1, "a run fits this recording, expected no 'exception' line", nil)
    case (_, .some):
      // Whether a run fits or not, the file asks for no more than survival.
      return scenario(of: trace, manifest: trace.manifest, checks: [], .raw(trace.calls))
    case (.illegal(let misfit), nil):
      throw invalid(path, misfit.call.line, misfit.message, misfit.hint)
    case (.undecided(let line, let reason), nil):
      throw invalid(path, line, "no run was found that fits up to here: \(reason)", nil)
    }
  }

  private static func scenario(of trace: Trace, _ run: FittingRun) -> Scenario {
    let played = ReplaySteps(run, on: trace.device)
    return scenario(
      of: trace,
      manifest: run.manifest,
      checks: Requirement.allCases.filter(\.isJudgedInReplay),
      steps: played.steps,
      .fitting(played.acts)
    )
  }

  private static func scenario(
    of trace: Trace,
    manifest: Manifest?,
    checks: [Requirement],
    steps: [Step] = [],
    _ replay: Replay
  ) -> Scenario {
    Scenario(
      path: trace.path,
      title: trace.title,
      sources: trace.sources,
      device: trace.device,
      manifest: manifest,
      checks: checks,
      steps: steps,
      replay: replay
    )
  }

  private static func invalid(
    _ path: String,
    _ line: Int,
    _ message: String,
    _ note: String?
  ) -> InvalidDocument {
    InvalidDocument([Diagnostic(path: path, line: line, column: 1, message: message, note: note)])
  }
}

extension Requirement {
  /// Whether a replay says something about it.
  ///
  /// The recorded app's requests are played, the implementation's are not; nobody acts in the app.
  fileprivate var isJudgedInReplay: Bool {
    switch self {
    case .noDataLossOnDisconnect, .noDataLossOnKill, .documentsSurviveDiscard, .inputStays,
      .cleanupOnlyOnDiscard, .cleansUpOnDiscard, .cleansUpOnlyTheNamed,
      .lateDiscardOfLiveSessionIsHarmless, .strayDiscardsAreHarmless, .restoredStateEqualsSaved,
      .freshSessionStartsClean, .observersGoneAfterDisconnect, .resourcesReleasedOnDisconnect,
      .windowsInFrontAreUncovered, .windowsAreNotBlank, .windowsGoWithTheirScenes,
      .resourcesOncePerWindow, .startsOncePerProcess, .savesWhenResigning, .coldPayloadIsHandled,
      .warmPayloadIsHandled, .payloadHandledOnce, .survivesLegalCallbacks:
      true
    case .givesRestorationActivity, .presentsInItsWindow, .privateWindowsAreCovered,
      .payloadHandledInItsWindow,
      .pluginsHearEachCallbackOnce, .pluginsHearOfTheRightWindow,
      .pluginsSeePayloads, .latePluginsHearTheConnection, .legacyPluginsHearOfTheApp,
      .firstClaimerHandles, .windowsAreIsolated, .everyWindowHearsAPost, .noDuplicateWindows,
      .opensWhatIsAsked,
      .comesToRest:
      false
    }
  }
}
