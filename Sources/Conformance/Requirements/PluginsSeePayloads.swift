import SceneLifecycle

struct PluginsSeePayloads: LedgerRequirement {
  static let rule = Rule(
    .pluginsSeePayloads,
    .must,
    basis: .fw14,
    facts: [.fw15],
    "A plugin sees what comes from outside, with the connection too."
  )
}
