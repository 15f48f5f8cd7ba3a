import SceneLifecycle

struct PluginsHearEachCallbackOnce: LedgerRequirement {
  static let rule = Rule(
    .pluginsHearEachCallbackOnce,
    .must,
    basis: .fw14,
    facts: [.fw01],
    "A plugin that knows scenes is told each callback of each scene, once."
  )
}
