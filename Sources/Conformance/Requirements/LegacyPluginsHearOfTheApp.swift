import SceneLifecycle

struct LegacyPluginsHearOfTheApp: LedgerRequirement {
  static let rule = Rule(
    .legacyPluginsHearOfTheApp,
    .must,
    basis: .fw02,
    facts: [.fw23],
    "A plugin that knows no scenes is told once when the last window leaves the foreground, and once when the first is back."
  )
}
