import SceneLifecycle

struct FirstClaimerHandles: LedgerRequirement {
  static let rule = Rule(
    .firstClaimerHandles,
    .must,
    basis: .fw01,
    "Of the plugins that claim a kind of payload, the one that subscribed first handles it, and no other."
  )
}
