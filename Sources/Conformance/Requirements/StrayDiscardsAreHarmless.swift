import SceneLifecycle

struct StrayDiscardsAreHarmless: LedgerChecker {
  static let rule = Rule(
    .strayDiscardsAreHarmless,
    .must,
    basis: .life54,
    "A discard of unknown or already discarded sessions changes nothing."
  )
}
