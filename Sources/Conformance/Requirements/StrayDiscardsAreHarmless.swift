import SceneLifecycle

struct StrayDiscardsAreHarmless: LedgerRequirement {
  static let rule = Rule(
    .strayDiscardsAreHarmless,
    .must,
    basis: .life54,
    "A discard of unknown or already discarded sessions changes nothing."
  )
}
