import CapabilityProbe
import SceneLifecycle
import Testing

/// A public report as the probe can tell it: a mistake in the list, or an answer to know beforehand.
struct FieldReport: CustomTestStringConvertible {
  let id: String
  let input: LintInput
  let rule: LintRule
  var isFound = true
  var answers: [(Question, Place, Support)] = []

  var testDescription: String { id }

  private static let scenes = "final class SceneDelegate: UIResponder, UIWindowSceneDelegate {\n"
  private static let named = string("UISceneConfigurationName", "Default")
  private static let delegate = string(
    "UISceneDelegateClassName",
    "$(PRODUCT_MODULE_NAME).SceneDelegate"
  )
  private static let windowRole = "UIWindowSceneSessionRoleApplication"
  private static let car = "CPTemplateApplicationSceneSessionRoleApplication"

  private static func list(_ flag: String, _ configurations: String = window) -> LintInput {
    LintInput(plist(manifest(flag, configurations)))
  }

  static let all: [FieldReport] = [
    FieldReport(
      id: "BR-118 without a manifest",
      input: LintInput(plist("")),
      rule: .noManifest,
      answers: [(.sceneApp, .phone, .no)]
    ),
    FieldReport(
      id: "BR-149 a tool adds the manifest",
      input: list("<false/>"),
      rule: .noManifest,
      isFound: false,
      answers: [(.sceneApp, .phone, .yes)]
    ),
    FieldReport(
      id: "BR-017 phone and car",
      input: list("<false/>", window + role(car, named + delegate)),
      rule: .duplicateName,
      answers: [(.carPlay, .phone, .yes), (.multipleScenes, .phone, .no)]
    ),
    FieldReport(
      id: "BR-025 two bridges",
      input: LintInput(
        plist(
          manifest("<false/>", role(windowRole, delegate + string("UISceneStoryboardFile", "Main")))
        ),
        sources: scenes + "window = UIWindow(windowScene: windowScene)"
      ),
      rule: .twoRoots
    ),
    FieldReport(
      id: "BR-047 an iPhone uses scenes",
      input: list("<true/>"),
      rule: .noManifest,
      isFound: false,
      answers: [(.sceneApp, .phone, .yes), (.multipleScenes, .phone, .no)]
    ),
    FieldReport(
      id: "BR-077 no role for the car",
      input: list("<false/>"),
      rule: .noManifest,
      isFound: false,
      answers: [(.carPlay, .phone, .no)]
    ),
    FieldReport(
      id: "BR-002 a restoration activity that is not listed",
      input: LintInput(
        plist(manifest("<false/>", window)),
        sources: scenes + "NSUserActivity(activityType: \"flutter\")"
      ),
      rule: .undeclaredActivity
    ),
    FieldReport(
      id: "BR-079 a hyphen in the module",
      input: list(
        "<false/>",
        role(windowRole, named + string("UISceneDelegateClassName", "mapbox-example.SceneDelegate"))
      ),
      rule: .moduleName
    ),
    FieldReport(
      id: "BR-080 a delegate that is gone",
      input: LintInput(plist(manifest("<false/>", window)), sources: "struct Main: App {}"),
      rule: .delegateNotFound
    ),
    FieldReport(
      id: "BR-080 a configuration that is not declared",
      input: LintInput(
        plist(manifest("<false/>", "")),
        sources: "UISceneConfiguration(name: \"SceneDelegate\", sessionRole: role)"
      ),
      rule: .configurationNotDeclared
    ),
    FieldReport(
      id: "BR-106 an external display comes anyway",
      input: list("<false/>"),
      rule: .deprecatedRole,
      isFound: false,
      answers: [(.externalDisplay, .phone, .unknown)]
    ),
    FieldReport(
      id: "BR-116 the flag false adopts too",
      input: list("<false/>", ""),
      rule: .noConfigurations,
      answers: [(.sceneApp, .phone, .yes), (.multipleScenes, .pad, .no)]
    ),
    FieldReport(
      id: "BR-133 an empty manifest to silence the log",
      input: list("<false/>", ""),
      rule: .noConfigurations,
      answers: [(.sceneApp, .pad, .yes)]
    ),
    FieldReport(
      id: "BR-145 a volumetric window is refused",
      input: list("<true/>"),
      rule: .unknownRole,
      isFound: false,
      answers: [(.volumetric, .vision, .unknown)]
    ),
    FieldReport(
      id: "BR-146 an immersive space without the flag",
      input: list("<false/>"),
      rule: .flagType,
      isFound: false,
      answers: [(.immersiveSpace, .vision, .unknown), (.multipleScenes, .vision, .no)]
    ),
    FieldReport(
      id: "BR-148 scenes without several of them",
      input: list("<false/>"),
      rule: .noManifest,
      isFound: false,
      answers: [(.sceneApp, .phone, .yes), (.multipleScenes, .pad, .no)]
    ),
    FieldReport(
      id: "BR-083 several windows by accident",
      input: list("<true/>"),
      rule: .flagUnused,
      isFound: false,
      answers: [(.multipleScenes, .pad, .yes)]
    ),
    FieldReport(
      id: "BR-136 an activity that is listed",
      input: LintInput(
        plist(
          manifest("<true/>", window)
            + "<key>NSUserActivityTypes</key><array><string>token</string></array>"
        ),
        sources: scenes + "NSUserActivity(activityType: \"token\")"
      ),
      rule: .undeclaredActivity,
      isFound: false
    ),
  ]
}
