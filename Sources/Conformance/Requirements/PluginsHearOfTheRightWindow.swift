import SceneLifecycle

struct PluginsHearOfTheRightWindow: LedgerRequirement {
  static let rule = Rule(
    .pluginsHearOfTheRightWindow,
    .must,
    basis: .fw01,
    facts: [.fw14],
    "A plugin is told of the window that a callback is about."
  )
}
