import SceneLifecycle

struct WarmPayloadIsHandled: LedgerRequirement {
  static let rule = Rule(
    .warmPayloadIsHandled,
    .must,
    basis: .life56,
    facts: [.life57, .life58, .life59, .life61, .life62, .life64],
    "What comes to a connected window is handled."
  )
}
