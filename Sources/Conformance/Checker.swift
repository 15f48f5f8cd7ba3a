public import SceneLifecycle

/// A requirement that is judged.
package protocol Judged: Sendable {
  static var rule: Rule { get }
}

/// A requirement whose breaks the ledger finds, which charges each loss to one requirement.
package protocol LedgerRequirement: Judged {}

/// A checker of one requirement: a value fed the observations that it watches, one at a time.
package protocol Checker: Judged {
  /// The kinds of observation that it is told of.
  static var watches: [Observation.Kind] { get }

  init()

  /// Takes in an observation after the ledger has.
  mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  )
}

/// The checkers of one run.
package struct Checkers: Sendable {
  /// Every requirement, in the order of `Requirement`.
  static let all: [any Judged.Type] = [
    NoDataLossOnDisconnect.self, NoDataLossOnKill.self, DocumentsSurviveDiscard.self,
    InputStays.self, CleanupOnlyOnDiscard.self, CleansUpOnDiscard.self,
    CleansUpOnlyTheNamed.self, LateDiscardOfLiveSessionIsHarmless.self,
    StrayDiscardsAreHarmless.self, RestoredStateEqualsSaved.self, FreshSessionStartsClean.self,
    WindowsAreIsolated.self, EveryWindowHearsAPost.self, ObserversGoneAfterDisconnect.self,
    ResourcesReleasedOnDisconnect.self, GivesRestorationActivity.self, NoDuplicateWindows.self,
    OpensWhatIsAsked.self,
    ColdPayloadIsHandled.self, WarmPayloadIsHandled.self, PayloadHandledOnce.self,
    PayloadHandledInItsWindow.self, PluginsHearEachCallbackOnce.self,
    PluginsHearOfTheRightWindow.self, PluginsSeePayloads.self, LatePluginsHearTheConnection.self,
    LegacyPluginsHearOfTheApp.self, FirstClaimerHandles.self,
    PresentsInItsWindow.self, PrivateWindowsAreCovered.self, WindowsInFrontAreUncovered.self,
    WindowsAreNotBlank.self, WindowsGoWithTheirScenes.self, ResourcesOncePerWindow.self,
    StartsOncePerProcess.self, SavesWhenResigning.self, ComesToRest.self,
    SurvivesLegalCallbacks.self,
  ]
  private static let types = all.compactMap { $0 as? any Checker.Type }
  /// The places of the checkers that watch each kind, since most watch few.
  private static let watching = Observation.Kind.allCases.map { kind in
    types.indices.filter { types[$0].watches.contains(kind) }
  }

  private static let fresh = types.map { $0.init() }

  private var checkers = Self.fresh
  private let watching = Self.watching

  package init() {}

  /// Tells every checker that watches for it of an observation that the ledger has taken in.
  package mutating func check(
    _ observation: Observation,
    _ ledger: Ledger,
    _ judgement: inout Judgement
  ) {
    for place in watching[observation.kind.rawValue] {
      checkers[place].check(observation, ledger, &judgement)
    }
  }
}

extension Rule {
  /// What every requirement says, in the order of `Requirement`.
  public static let all: [Rule] = Checkers.all.map { $0.rule }

  /// What this requirement says.
  public static func of(_ requirement: Requirement) -> Rule? {
    all.first { $0.requirement == requirement }
  }
}
