/// The keys that the manifest may hold (CAP-12, CAP-13, CAP-17).
enum ManifestWords {
  static let windowRole = "UIWindowSceneSessionRoleApplication"
  static let deprecatedRole = "UIWindowSceneSessionRoleExternalDisplay"

  static let carRoles = [
    "CPTemplateApplicationSceneSessionRoleApplication",
    "CPTemplateApplicationDashboardSceneSessionRoleApplication",
    "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
  ]

  static let roles =
    [
      windowRole, "UIWindowSceneSessionRoleExternalDisplayNonInteractive", deprecatedRole,
      "UISceneSessionRoleImmersiveSpaceApplication", "CPSceneSessionRoleImmersiveSpaceApplication",
    ] + carRoles

  static let entryKeys = [
    "UISceneConfigurationName", "UISceneClassName", "UISceneDelegateClassName",
    "UISceneStoryboardFile", "UISceneInitialImmersionStyle",
    // Not documented there, but harmless in real apps (CAP-14).
    "UILaunchStoryboardName",
  ]

  static let manifestKeys = [
    "UIApplicationSupportsMultipleScenes", "UISceneConfigurations",
    "UIApplicationSupportsTabbedSceneCollection", "UIApplicationPreferredDefaultSceneSessionRole",
    "CPSupportsDashboardNavigationScene", "CPSupportsInstrumentClusterNavigationScene",
    "CPInstrumentClusterNavigationSceneOptions",
  ]

  /// The keys of a configuration under a role.
  static func entryKeys(of role: String) -> [String] {
    if carRoles.contains(role) { return Array(entryKeys.prefix(3)) }
    return role.contains("ImmersiveSpace") ? entryKeys : entryKeys.filter { !$0.hasSuffix("Style") }
  }
}
