public import SceneLifecycle

/// A checker of one requirement: a value fed one observation at a time.
package protocol Checker: Sendable {
  static var rule: Rule { get }

  init()

  /// Takes in an observation after the ledger has.
  ///
  /// - Returns: How it breaks the requirement; empty when it does not.
  mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break]
}

extension Checker {
  static func broken(_ subject: String, expected: String, observed: String) -> Break {
    Break(
      requirement: rule.requirement,
      subject: subject,
      expected: expected,
      observed: observed
    )
  }
}

/// A requirement whose breaks are losses in the ledger, which charges each to one requirement.
package protocol LedgerChecker: Checker {}

extension LedgerChecker {
  package mutating func check(_ observation: Observation, _ ledger: Ledger) -> [Break] {
    if ledger.losses.isEmpty { return [] }
    return ledger.losses.filter { $0.requirement == Self.rule.requirement }
  }
}

/// All checkers, in the order of `Requirement`.
package enum Checkers {
  package static let all: [any Checker.Type] = [
    NoDataLossOnDisconnect.self, NoDataLossOnKill.self, DocumentsSurviveDiscard.self,
    InputStays.self, CleanupOnlyOnDiscard.self, CleansUpOnDiscard.self,
    CleansUpOnlyTheNamed.self, LateDiscardOfLiveSessionIsHarmless.self,
    StrayDiscardsAreHarmless.self, RestoredStateEqualsSaved.self, FreshSessionStartsClean.self,
    WindowsAreIsolated.self, EveryWindowHearsAPost.self, ObserversGoneAfterDisconnect.self,
    ResourcesReleasedOnDisconnect.self, NoDuplicateWindows.self, OpensWhatIsAsked.self,
    ComesToRest.self, SurvivesLegalCallbacks.self,
  ]

  /// A fresh checker of each requirement.
  package static func make() -> [any Checker] { all.map { $0.init() } }
}

extension Rule {
  /// What every requirement says, in the order of `Requirement`.
  public static let all: [Rule] = Checkers.all.map { $0.rule }

  /// What this requirement says.
  public static func of(_ requirement: Requirement) -> Rule? {
    all.first { $0.requirement == requirement }
  }
}
