import SceneLifecycle

struct LatePluginsHearTheConnection: LedgerRequirement {
  static let rule = Rule(
    .latePluginsHearTheConnection,
    .must,
    basis: .fw04,
    facts: [.fw15],
    "A plugin that subscribes late is told of each connected window, once, with what nobody has handled."
  )
}
