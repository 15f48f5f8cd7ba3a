import CapabilityProbe
import SceneLifecycle
import Testing

/// What sources add to a property list.
@Suite struct SourceTests {
  private func sources(_ text: String) -> SourceIndex {
    var index = SourceIndex()
    index.add(text)
    return index
  }

  private func answers(_ list: String, _ sources: SourceIndex?) throws -> [Support?] {
    let profile = DeviceProfile(.pad, Version(27))
    let report = CapabilityReport(try read(list), on: profile, sdk: Version(27), sources: sources)
    return [report.answer(to: .sceneApp)?.support, report.answer(to: .launches)?.support]
  }

  private static let swift = """
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
    """
  private static let objectiveC =
    "    configurationForConnectingSceneSession:(UISceneSession *)session"

  @Test(arguments: [swift, objectiveC])
  func `code that names scenes without a manifest leaves the answers open`(code: String) throws {
    let none = plist("")
    #expect(try answers(none, nil) == [.no, .no])
    #expect(try answers(none, sources("class AppDelegate {}")) == [.no, .no])
    #expect(try answers(none, sources(code)) == [.unknown, .unknown])
  }

  @Test func `code that names scenes makes up for a manifest without configurations`() throws {
    let empty = plist(manifest("<true/>", ""))
    #expect(try answers(empty, nil) == [.yes, .unknown])
    #expect(try answers(empty, sources(Self.swift)) == [.yes, .yes])
  }

  @Test(arguments: [
    "let activity = NSUserActivity(activityType: \"app.detail\")",
    "static let detail = \"app.detail\"\nNSUserActivity(activityType: Types.detail)",
    "let detail: String = \"app.detail\"\nprovider.registerObject(NSUserActivity(activityType: detail))",
    "NSString *const Detail = @\"app.detail\";\n[[NSUserActivity alloc] initWithActivityType:Detail];",
    "[[NSUserActivity alloc] initWithActivityType:@\"app.detail\"];",
  ]) func `types of activities to restore or to drag have to be listed`(code: String) throws {
    let list = plist(manifest("<true/>", window))
    let listed = "<key>NSUserActivityTypes</key><array><string>app.detail</string></array>"
    let found = Linter.findings(in: try read(list), sources: sources(code))
    #expect(found.contains { $0.rule == .undeclaredActivity && $0.message.contains("app.detail") })
    let right = plist(manifest("<true/>", window) + listed)
    let none = Linter.findings(in: try read(right), sources: sources(code))
    #expect(!none.contains { $0.rule == .undeclaredActivity })
  }

  /// Objective-C knows a Swift class by its module, its own classes without one (CAP-21).
  @Test(arguments: [
    ("SceneDelegate", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {", true),
    ("App.SceneDelegate", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {", false),
    ("SceneDelegate", "@objc(SceneDelegate)\nfinal class SceneDelegate: UIResponder {", false),
    ("SceneDelegate", "@objc(SceneDelegate) class SceneDelegate: UIResponder {", false),
    ("OldDelegate", "@objc(OldDelegate) class SceneDelegate: UIResponder {", false),
    ("App.SceneDelegate", "@interface SceneDelegate : UIResponder", true),
    ("SceneDelegate", "@interface SceneDelegate : UIResponder", false),
  ]) func `a class is looked for by the name it has at run time`(
    name: String,
    code: String,
    isFound: Bool
  ) throws {
    let entry =
      string("UISceneConfigurationName", "Default")
      + string("UISceneDelegateClassName", name)
    let list = try read(
      plist(manifest("<true/>", role("UIWindowSceneSessionRoleApplication", entry)))
    )
    let found = Linter.findings(in: list, sources: sources(code))
    #expect(found.contains { $0.rule == .delegateNotFound } == isFound)
  }

  @Test func `a built list for iPads that lists no orientation lacks them all`() throws {
    func isFound(_ families: String) throws -> Bool {
      let list = plist(manifest("<true/>", window) + families)
      return Linter.findings(in: try read(list)).contains { $0.rule == .orientations }
    }
    #expect(try isFound("<key>UIDeviceFamily</key><array><integer>2</integer></array>"))
    #expect(try !isFound("<key>UIDeviceFamily</key><array><integer>1</integer></array>"))
    #expect(try !isFound(""))
  }
}
