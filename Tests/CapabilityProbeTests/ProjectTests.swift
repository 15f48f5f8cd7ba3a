import CapabilityProbe
import SceneLifecycle
import Testing

@Suite struct ProjectTests {
  private let list = plist(
    string("CFBundleName", "$(PRODUCT_NAME)") + string("Left", "$(NOBODY_SETS)")
      + manifest(
        "<true/>",
        role(
          "UIWindowSceneSessionRoleApplication",
          string("UISceneConfigurationName", "${NAME:lower}")
            + string("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate")
        )
      )
  )

  /// A project of one app, with these settings of its target and a configuration file of the project.
  private func project(_ folder: TemporaryFolder, _ settings: String) throws -> String {
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 77;
        objects = {
          A0 = { isa = PBXProject; buildConfigurationList = A1; mainGroup = A8;
            targets = ( A3, A9, ); };
          A1 = { isa = XCConfigurationList; buildConfigurations = ( A2, ); };
          A2 = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = A7;
            buildSettings = { TARGETED_DEVICE_FAMILY = 1; }; };
          A3 = { isa = PBXNativeTarget; name = "My Notes"; buildConfigurationList = A4;
            productType = "com.apple.product-type.application"; };
          A4 = { isa = XCConfigurationList; buildConfigurations = ( A5, ); };
          A5 = { isa = XCBuildConfiguration; name = Debug;
            buildSettings = {
              PRODUCT_NAME = "$(TARGET_NAME)";
              TARGETED_DEVICE_FAMILY = "$(inherited),2";
      \(settings)
            }; };
          A6 = { isa = PBXGroup; children = ( A7, ); path = Config; sourceTree = "<group>"; };
          A7 = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
          A8 = { isa = PBXGroup; children = ( A6, ); sourceTree = "<group>"; };
          A9 = { isa = PBXNativeTarget; name = Tests; buildConfigurationList = A4;
            productType = "com.apple.product-type.bundle.unit-test"; };
        };
        rootObject = A0;
      }
      """
    try folder.write(
      "#include \"More.xcconfig\"\nNAME = $(FIRST) // said below\nNAME[sdk=macosx*] = Mac\n",
      "Config/Base.xcconfig"
    )
    try folder.write("FIRST = Other\nFIRST[sdk=iphoneos*] = Default\n", "Config/More.xcconfig")
    return try folder.write(text, "Notes.xcodeproj/project.pbxproj")
  }

  private func subject(_ path: String) throws -> ProbeSubject {
    let subjects = Inputs.subjects(at: path)
    #expect(subjects.count == 1)
    return try #require(subjects.first).get()
  }

  @Test func `a list's variables take their values from targets, projects and files`() throws {
    let folder = try TemporaryFolder()
    try folder.write(list, "App/Info.plist")
    _ = try project(folder, "INFOPLIST_FILE = App/Info.plist;")
    let subject = try subject("\(folder.path)/Notes.xcodeproj")
    #expect(subject.path == "\(folder.path)/App/Info.plist")
    #expect(subject.title == "My Notes, Debug")
    #expect(subject.module == "My_Notes")
    #expect(subject.unresolved == ["NOBODY_SETS"])
    #expect(subject.document.root["Left"]?.string == "$(NOBODY_SETS)")
    let plain = plist(
      string("CFBundleName", "My Notes") + string("Left", "$(NOBODY_SETS)")
        + manifest(
          "<true/>",
          role(
            "UIWindowSceneSessionRoleApplication",
            string("UISceneConfigurationName", "default")
              + string("UISceneDelegateClassName", "My_Notes.SceneDelegate")
          )
        ) + "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    )
    #expect(summary(subject.document) == summary(try read(plain)))
    let manifest = AppManifest(subject.document, at: .pad)
    #expect(manifest.configurations.first?.name?.value == "default", "not the Mac's")
    let families = try #require(subject.document.root.entry("UIDeviceFamily"))
    #expect(families.file == "\(folder.path)/Notes.xcodeproj/project.pbxproj")
    #expect(families.line == 16, "the target's own line, not the project's")
  }

  @Test func `a generated list gives the report of the plain one`() throws {
    let folder = try TemporaryFolder()
    let path = try project(
      folder,
      """
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
      INFOPLIST_KEY_UILaunchScreen_Generation = YES;
      INFOPLIST_KEY_UIRequiresFullScreen = YES;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      """
    )
    let subject = try subject(path)
    let plain = plist(
      manifest("<true/>", "") + "<key>UILaunchScreen</key><dict/>"
        + "<key>UIRequiresFullScreen</key><true/>"
        + "<key>UISupportedInterfaceOrientations~ipad</key><array>"
        + "<string>UIInterfaceOrientationPortrait</string>"
        + "<string>UIInterfaceOrientationLandscapeLeft</string></array>"
        + "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
    )
    let ours = CapabilityReport(subject.document, on: .newest(.pad))
    let theirs = CapabilityReport(try read(plain), on: .newest(.pad))
    #expect(ours.answers.map(\.support) == theirs.answers.map(\.support))
    #expect(ours.answers.map(\.verdict) == theirs.answers.map(\.verdict))
    let full = try #require(
      Linter.findings(in: subject.document).first { $0.rule == .severalAndFullScreen }
    )
    #expect(full.place.keyPath == "INFOPLIST_KEY_UIRequiresFullScreen")
    #expect(full.place.file == path)
    #expect(full.place.line == 20)
  }

  @Test func `a generated key that nothing sets is left open and named`() throws {
    let folder = try TemporaryFolder()
    let path = try project(
      folder,
      """
      GENERATE_INFOPLIST_FILE = YES;
      INFOPLIST_KEY_UIRequiresFullScreen = "$(FULL)";
      """
    )
    let subject = try subject(path)
    #expect(subject.unresolved == ["FULL"])
    #expect(subject.document.root["UIRequiresFullScreen"]?.string == "$(FULL)")
  }

  @Test func `settings that name each other without end are left as written`() throws {
    let folder = try TemporaryFolder()
    let path = try project(
      folder,
      "A = \"$(B)$(B)\"; B = \"$(A)$(A)\"; INFOPLIST_FILE = Info.plist;"
    )
    try folder.write(plist(string("CFBundleName", "$(A)")), "Info.plist")
    #expect(try subject(path).document.root["CFBundleName"]?.string != nil)
  }

  @Test func `a project without an app or a list is said to be one`() throws {
    let folder = try TemporaryFolder()
    let path = try project(folder, "")
    for case .success in Inputs.subjects(at: path) { Issue.record("there is no list") }
    let other = try folder.write("{ objects = {}; }", "B.xcodeproj/project.pbxproj")
    guard case .failure(let error)? = Inputs.subjects(at: other).first else {
      Issue.record("it was read")
      return
    }
    #expect(error.message.contains("no root object"))
  }
}
