import CapabilityProbe
import Foundation
import SceneLifecycle
import Testing

@Suite struct FormTests {
  private static let text = plist(
    string("CFBundleName", "Notes — ünïcode") + string("DTSDKName", "iphoneos18.2")
      + manifest("<true/>", window + role("UIWindowSceneSessionRoleExternalDisplay", ""))
      + "<key>UIRequiresFullScreen</key><true/>"
      + "<key>UISupportedInterfaceOrientations</key>"
      + "<array><string>UIInterfaceOrientationPortrait</string></array>"
  )

  private static let openStep = """
    // The same list.
    {
      CFBundleName = "Notes \\U2014 \\U00fcn\\U00efcode"; DTSDKName = "iphoneos18.2";
      UIApplicationSceneManifest = {
        UIApplicationSupportsMultipleScenes = YES;
        UISceneConfigurations = {
          UIWindowSceneSessionRoleApplication = (
            { UISceneConfigurationName = Default; /* the name */
              UISceneDelegateClassName = "$(PRODUCT_MODULE_NAME).SceneDelegate"; }
          );
          UIWindowSceneSessionRoleExternalDisplay = ( { } );
        };
      };
      UIRequiresFullScreen = 1;
      UISupportedInterfaceOrientations = ( UIInterfaceOrientationPortrait, );
    }
    """

  @Test func `all forms of a list give the same report`() throws {
    let xml = try read(Self.text)
    let object = try PropertyListSerialization.propertyList(
      from: Data(Self.text.utf8),
      format: nil
    )
    let binary = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: .binary,
      options: 0
    )
    let fromBinary = try PropertyListDocument([UInt8](binary), path: "Info.plist")
    let fromText = try read(Self.openStep)
    #expect([xml.form, fromBinary.form, fromText.form] == [.xml, .binary, .openStep])
    #expect(xml.root["CFBundleName"]?.string == fromText.root["CFBundleName"]?.string)
    let expected = summary(xml)
    #expect(expected.contains("deprecated-external-display-role"))
    #expect(summary(fromBinary) == expected)
    #expect(summary(fromText) == expected)
  }

  @Test func `text forms know the lines of their keys`() throws {
    let xml = try read(Self.text).root.entry("UIApplicationSceneManifest")?.line
    let old = try read(Self.openStep).root.entry("UIApplicationSceneManifest")?.line
    #expect(xml == 5)
    #expect(old == 4)
  }

  @Test func `numbers, dates and data of the binary form are read as Foundation wrote them`() throws
  {
    let object: [String: Any] = [
      "large": Int64.max, "negative": -7, "half": 0.5, "when": Date(timeIntervalSince1970: 0),
      "data": Data([1, 2, 3]), "long": String(repeating: "x", count: 400), "no": false,
    ]
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: object,
      format: .binary,
      options: 0
    )
    let root = try PropertyListDocument([UInt8](bytes), path: "x").root
    #expect(root["large"]?.text == "9223372036854775807")
    #expect(root["negative"]?.text == "-7")
    #expect(root["half"]?.text == "0.5")
    #expect(root["when"]?.value.kind == "a date")
    #expect(root["data"]?.value.kind == "data")
    #expect(root["long"]?.string?.count == 400)
    #expect(root["no"]?.value.kind == "a boolean")
  }
}
