import SceneLifecycle

struct ColdPayloadIsHandled: LedgerRequirement {
  static let rule = Rule(
    .coldPayloadIsHandled,
    .must,
    basis: .life56,
    facts: [.life18, .life57, .life59, .life60],
    "What the app was started or a window was made for is handled."
  )
}
