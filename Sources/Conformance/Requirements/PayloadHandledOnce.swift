import SceneLifecycle

struct PayloadHandledOnce: LedgerRequirement {
  static let rule = Rule(
    .payloadHandledOnce,
    .must,
    basis: .life64,
    facts: [.life60, .life56],
    "What comes from outside is handled once, by whatever callbacks it comes."
  )
}
