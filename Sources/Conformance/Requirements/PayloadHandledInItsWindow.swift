import SceneLifecycle

struct PayloadHandledInItsWindow: LedgerRequirement {
  static let rule = Rule(
    .payloadHandledInItsWindow,
    .must,
    basis: .life63,
    "What comes from outside is handled in the window that it came to."
  )
}
