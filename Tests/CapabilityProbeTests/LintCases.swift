import CapabilityProbe

/// A property list, with sources where the rule needs them.
struct LintInput {
  let list: String
  var sources: String?
  var module: String?

  init(_ list: String, sources: String? = nil, module: String? = nil) {
    self.list = list
    self.sources = sources
    self.module = module
  }
}

/// A rule with a list that triggers it and one that does not.
struct LintCase {
  let rule: LintRule
  let wrong: LintInput
  let right: LintInput

  private static let named = string("UISceneConfigurationName", "Default")
  private static let delegate = string("UISceneDelegateClassName", "App.SceneDelegate")
  private static let windowSource =
    "final class SceneDelegate: UIResponder, UIWindowSceneDelegate {"
  private static let car = "CPTemplateApplicationSceneSessionRoleApplication"
  private static let appRole = "UIWindowSceneSessionRoleApplication"

  private static func app(_ entry: String, _ more: String = "") -> String {
    plist(manifest("<false/>", role(appRole, entry)) + more)
  }

  private static func flag(_ flag: String, _ more: String = "") -> String {
    plist(manifest(flag, window) + more)
  }

  private static func orientations(_ names: [String]) -> String {
    let words = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    return "<key>UISupportedInterfaceOrientations~ipad</key><array>\(words)</array>"
  }

  private static func families(_ number: Int) -> String {
    "<key>UIDeviceFamily</key><array><integer>\(number)</integer></array>"
  }

  static let all: [LintCase] = [
    LintCase(
      rule: .noManifest,
      wrong: LintInput(plist("")),
      right: LintInput(flag("<false/>"))
    ),
    LintCase(
      rule: .noConfigurations,
      wrong: LintInput(plist(manifest("<true/>", ""))),
      right: LintInput(flag("<true/>"))
    ),
    LintCase(
      rule: .unknownRole,
      wrong: LintInput(
        plist(manifest("<true/>", role("UIWindowSceneSessionRoleAplication", named + delegate)))
      ),
      right: LintInput(flag("<true/>"))
    ),
    LintCase(
      rule: .unknownEntryKey,
      wrong: LintInput(app(named + delegate + string("UISceneStoryboard", "Main"))),
      right: LintInput(app(named + delegate + string("UILaunchStoryboardName", "Launch")))
    ),
    LintCase(
      rule: .unknownManifestKey,
      wrong: LintInput(flag("<true/><key>UISceneConfiguration</key><dict/>")),
      right: LintInput(flag("<true/><key>CPSupportsDashboardNavigationScene</key><true/>"))
    ),
    LintCase(
      rule: .unnamedConfiguration,
      wrong: LintInput(app(delegate)),
      right: LintInput(app(named + delegate))
    ),
    LintCase(
      rule: .duplicateName,
      wrong: LintInput(
        plist(manifest("<true/>", role(appRole, named + delegate, named + delegate)))
      ),
      right: LintInput(
        plist(
          manifest(
            "<true/>",
            role(appRole, named + delegate, string("UISceneConfigurationName", "Two") + delegate)
          )
        )
      )
    ),
    LintCase(
      rule: .configurationNotDeclared,
      wrong: LintInput(
        app(named + delegate),
        sources: windowSource + "\nUISceneConfiguration(name: \"Defaults\", sessionRole: role)"
      ),
      right: LintInput(
        app(named + delegate),
        sources: windowSource + "\nUISceneConfiguration(name: \"Default\", sessionRole: role)"
      )
    ),
    LintCase(
      rule: .noDelegate,
      wrong: LintInput(app(named)),
      right: LintInput(app(named + string("UISceneStoryboardFile", "Main")))
    ),
    LintCase(
      rule: .delegateNotFound,
      wrong: LintInput(app(named + delegate), sources: "class ScenesDelegate: NSObject {}"),
      right: LintInput(
        app(named + string("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate")),
        sources: windowSource,
        module: "App"
      )
    ),
    LintCase(
      rule: .moduleName,
      wrong: LintInput(app(named + string("UISceneDelegateClassName", "my-app.SceneDelegate"))),
      right: LintInput(app(named + string("UISceneDelegateClassName", "my_app.SceneDelegate")))
    ),
    LintCase(
      rule: .storyboardNotFound,
      wrong: LintInput(
        app(named + delegate + string("UISceneStoryboardFile", "Mian")),
        sources: windowSource
      ),
      right: LintInput(
        app(named + delegate + string("UISceneStoryboardFile", "Main")),
        sources: windowSource
      )
    ),
    LintCase(
      rule: .windowDelegateForCar,
      wrong: LintInput(
        plist(manifest("<true/>", role(car, named + delegate))),
        sources: windowSource
      ),
      right: LintInput(
        plist(manifest("<true/>", role(car, named + delegate))),
        sources: "class SceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {"
      )
    ),
    LintCase(
      rule: .undeclaredActivity,
      wrong: LintInput(
        flag("<true/>"),
        sources: windowSource + "\nNSUserActivity(activityType: \"org.example.edit\")"
      ),
      right: LintInput(
        flag(
          "<true/>",
          "<key>NSUserActivityTypes</key><array><string>org.example.edit</string></array>"
        ),
        sources: windowSource + "\nNSUserActivity(activityType: \"org.example.edit\")"
      )
    ),
    LintCase(
      rule: .severalAndFullScreen,
      wrong: LintInput(flag("<true/>", "<key>UIRequiresFullScreen</key><true/>")),
      right: LintInput(flag("<true/>", "<key>UIRequiresFullScreen</key><false/>"))
    ),
    LintCase(
      rule: .flagUnused,
      wrong: LintInput(flag("<true/>", families(1))),
      right: LintInput(flag("<true/>", families(2)))
    ),
    LintCase(
      rule: .deprecatedRole,
      wrong: LintInput(
        plist(
          manifest("<true/>", role("UIWindowSceneSessionRoleExternalDisplay", named + delegate))
        )
      ),
      right: LintInput(
        plist(
          manifest(
            "<true/>",
            role("UIWindowSceneSessionRoleExternalDisplayNonInteractive", named + delegate)
          )
        )
      )
    ),
    LintCase(
      rule: .mainStoryboard,
      wrong: LintInput(
        app(
          named + delegate + string("UISceneStoryboardFile", "Main"),
          string("UIMainStoryboardFile", "Main")
        )
      ),
      right: LintInput(app(named + delegate + string("UISceneStoryboardFile", "Main")))
    ),
    LintCase(
      rule: .twoRoots,
      wrong: LintInput(
        app(named + delegate + string("UISceneStoryboardFile", "Main")),
        sources: windowSource + "\nwindow = UIWindow(windowScene: scene)"
      ),
      right: LintInput(
        app(named + delegate),
        sources: windowSource + "\nwindow = UIWindow(windowScene: scene)"
      )
    ),
    LintCase(
      rule: .orientations,
      wrong: LintInput(flag("<true/>", orientations(["Portrait", "LandscapeLeft"]))),
      right: LintInput(
        flag(
          "<true/>",
          orientations(["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"])
        )
      )
    ),
    LintCase(
      rule: .flagType,
      wrong: LintInput(flag("<string>YES</string>")),
      right: LintInput(flag("<integer>1</integer>"))
    ),
    LintCase(
      rule: .wrongType,
      wrong: LintInput(plist("<key>UIApplicationSceneManifest</key><array/>")),
      right: LintInput(flag("<true/>"))
    ),
  ]
}
