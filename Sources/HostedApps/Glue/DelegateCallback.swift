/// A callback that generated code passes on: the requirement of a protocol, and where the stand-in keeps the call.
struct DelegateCallback: Hashable {
  /// The protocol with its module.
  let owner: String
  /// The method or property, as the compiler titles it.
  let title: String
  /// The property of `DelegateCalls`.
  let slot: String

  /// The protocol's name and the title, as the compiler names a requirement.
  var requirement: String {
    (owner.split(separator: ".").last.map(String.init) ?? "") + "." + title
  }

  private init(_ owner: String, _ title: String, _ slot: String) {
    self.owner = owner
    self.title = title
    self.slot = slot
  }

  /// The arguments, by number from 1, behind their labels.
  var arguments: String? {
    guard let open = title.firstIndex(of: "("), title.hasSuffix(")") else { return nil }
    let labels = title[title.index(after: open)...].dropLast().split(separator: ":")
    let written = labels.enumerated().map { place, label in
      label == "_" ? "$\(place + 1)" : "\(label): $\(place + 1)"
    }
    return title[..<open] + "(" + written.joined(separator: ", ") + ")"
  }

  /// All callbacks, in the order in which code is generated.
  static let all = application + scene + hooks

  private static let application = rows(
    "UIKit.UIApplicationDelegate",
    [
      ("application(_:willFinishLaunchingWithOptions:)", "willFinishLaunching"),
      ("application(_:didFinishLaunchingWithOptions:)", "didFinishLaunching"),
      ("application(_:configurationForConnecting:options:)", "configurationForConnecting"),
      ("application(_:didDiscardSceneSessions:)", "didDiscardSceneSessions"),
      ("applicationDidBecomeActive(_:)", "applicationDidBecomeActive"),
      ("applicationWillResignActive(_:)", "applicationWillResignActive"),
      ("applicationDidEnterBackground(_:)", "applicationDidEnterBackground"),
      ("applicationWillEnterForeground(_:)", "applicationWillEnterForeground"),
      ("applicationWillTerminate(_:)", "applicationWillTerminate"),
    ]
  )
  private static let scene =
    rows(
      "UIKit.UISceneDelegate",
      [
        ("scene(_:willConnectTo:options:)", "willConnect"),
        ("sceneDidDisconnect(_:)", "sceneDidDisconnect"),
        ("sceneWillEnterForeground(_:)", "sceneWillEnterForeground"),
        ("sceneDidBecomeActive(_:)", "sceneDidBecomeActive"),
        ("sceneWillResignActive(_:)", "sceneWillResignActive"),
        ("sceneDidEnterBackground(_:)", "sceneDidEnterBackground"),
        ("stateRestorationActivity(for:)", "stateRestorationActivity"),
        ("scene(_:restoreInteractionStateWith:)", "restoreInteractionState"),
        ("scene(_:willContinueUserActivityWithType:)", "willContinueUserActivity"),
        ("scene(_:continue:)", "continueUserActivity"),
        ("scene(_:didUpdate:)", "didUpdateUserActivity"),
      ]
    ) + rows("UIKit.UIWindowSceneDelegate", [("window", "setWindow")])
  private static let hooks =
    rows(
      "SceneHooks.SceneHooks",
      [
        ("shownDocument", "shownDocument"), ("shownText", "shownText"),
        ("shownPlace", "shownPlace"), ("userTypes(_:)", "userTypes"),
        ("userFinishes()", "userFinishes"), ("userGoes(to:)", "userGoes"),
        ("userOpens(_:)", "userOpens"), ("userOpensNewWindow()", "userOpensNewWindow"),
      ]
    )
    + rows(
      "SceneHooks.ApplicationHooks",
      [
        ("allDocuments", "allDocuments"), ("appPosts(_:)", "appPosts"),
        ("activity(opening:)", "activityOpening"),
      ]
    )

  private static func rows(_ owner: String, _ rows: [(String, String)]) -> [DelegateCallback] {
    rows.map { DelegateCallback(owner, $0.0, $0.1) }
  }
}
