extension Choice {
  /// What UIKit may do here, the default first.
  ///
  /// The default is documented behaviour, or else the alternative with the fewest callbacks.
  public var alternatives: [Alternative] {
    switch self {
    case .restorationRequest: Self.restorationRequests
    case .identityAfterForceQuit: Self.identities
    case .restorationAfterForceQuit: Self.restorationsAfterForceQuit
    case .lateDiscardOrder: Self.lateDiscardOrders
    case .lateDiscardNamesLive: Self.lateDiscardsOfLive
    case .lateDiscardStrays: Self.strays
    case .beforeClose: Self.beforeCloses
    case .discardAfterClose: Self.discardsAfterClose
    case .lastWindowClosed: Self.lastWindows
    case .swipeKillCallbacks: Self.swipeKills
    case .othersWhenOpening: Self.othersWhenOpenings
    case .focusChange: Self.focusChanges
    case .userInfoAtKill: Self.userInfos
    case .discardAfterKill: Self.discardsAfterKill
    case .requestWhereUnknown: Self.requestsWhereUnknown
    case .payloadOrder: Self.payloadOrders
    case .notificationAtLaunch: Self.notificationsAtLaunch
    }
  }

  /// The place of the alternative with this name; `nil` when the choice has none such.
  public func index(of alternative: String) -> Int? {
    alternatives.firstIndex { $0.name == alternative }
  }

  private static let restorationRequests = [
    Alternative("after-background", .documented, .rest03),
    Alternative("never", .documented, .rest03),
    Alternative("also-before-disconnect", .documented, .rest03),
  ]
  private static let identities = [
    Alternative("same", .documented, .rest21),
    // The losses are reported; that a new identifier brought them about is how we read them.
    Alternative("new", .inferred, .life52, .life53),
  ]
  private static let restorationsAfterForceQuit = [
    Alternative("dropped", .documented, .rest15),
    Alternative("kept", .reported, .rest16),
  ]
  private static let lateDiscardOrders = [
    Alternative("before-connect", .documented, .life51, .life50),
    // What is reported is which session was named; the order follows from that.
    Alternative("after-connect", .inferred, .life51, .life52),
    Alternative("after-active", .inferred, .life51, .life52),
  ]
  private static let lateDiscardsOfLive = [
    Alternative("no", .documented, .life38),
    Alternative("yes", .reported, .life52),
  ]
  private static let strays = [
    Alternative("none", .documented, .life38),
    Alternative("repeated", .inferred, .life54),
    Alternative("unknown", .reported, .life54),
  ]
  private static let beforeCloses = [
    Alternative("none", .documented, .life36, .life41),
    Alternative("resign", .inferred, .life26),
    Alternative("resign-and-background", .reported, .life76),
  ]
  private static let discardsAfterClose = [
    Alternative("now", .documented, .life38, .life39),
    Alternative("at-next-launch", .reported, .life45, .life44),
  ]
  private static let lastWindows = [
    Alternative("stays", .documented, .life36, .life38),
    Alternative("ends-after-discard", .reported, .life41),
    Alternative("ends-before-discard", .reported, .life44, .life76),
  ]
  private static let swipeKills = [
    Alternative("background-and-terminate", .reported, .life42, .life76),
    Alternative("background", .reported, .life76),
    Alternative("resign-and-disconnect", .reported, .life43),
    Alternative("disconnect-and-new-scene", .reported, .life43),
  ]
  private static let othersWhenOpenings = [
    Alternative("undisturbed", .documented, .life24, .life06),
    Alternative("resign-briefly", .inferred, .life26),
  ]
  private static let focusChanges = [
    Alternative("silent", .reported, .life31),
    Alternative("told", .reported, .life32),
  ]
  private static let userInfos = [
    Alternative("kept", .documented, .life01, .rest22),
    Alternative("lost", .inferred, .rest22),
  ]
  // No page says what becomes of a discard that was handed over and never answered.
  private static let discardsAfterKill = [
    Alternative("not-again", .inferred, .life40, .life48),
    Alternative("again", .inferred, .life50),
  ]
  private static let requestsWhereUnknown = [
    // No source says that full screen rules it out; what the flag promises is the rule (OQ-04).
    Alternative("granted", .inferred, .cap49, .cap01),
    Alternative("refused", .inferred, .cap60, .cap49),
  ]
  private static let payloadOrders = [
    // No page says when; that an inactive scene can get one is reported.
    Alternative("before-active", .reported, .life61),
    Alternative("after-active", .inferred, .life61, .life56),
  ]
  private static let notificationsAtLaunch = [
    Alternative("connection-only", .documented, .life60),
    Alternative("told-as-well", .inferred, .life60),
  ]
}

extension Alternative {
  fileprivate init(_ name: String, _ grade: Grade, _ facts: FactID...) {
    self.name = name
    self.grade = grade
    self.facts = facts
  }
}
