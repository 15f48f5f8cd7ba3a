import CapabilityProbe
import Testing

@Suite struct BadInputTests {
  private func complaint(_ bytes: [UInt8]) -> String {
    do throws(InputError) {
      _ = try PropertyListDocument(bytes, path: "Info.plist")
      return "no complaint"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "Info.plist:1:1: error: the file ends where a value should stand"),
    ("<plist>", "Info.plist:1:1: error: it is not well-formed XML"),
    (
      "<plist><dict>\n<key>a</key>\n<string>b",
      "Info.plist:3:1: error: it is not well-formed XML: the file ends before its last tag"
    ),
    (
      "<plist><dict/></plist>\n<plist/>",
      "Info.plist:2:1: error: it is not well-formed XML: Extra content"
    ),
    ("<plist><array/></plist>", "Info.plist:1:1: error: the root is an array"),
    ("<plist><dict><key>a</key></dict></plist>", "Info.plist:1:1: error: the key 'a' has no value"),
    (
      "<plist><dict>\n<string/></dict></plist>",
      "Info.plist:2:1: error: 'string' stands where a key"
    ),
    (
      "<plist><dict><key>a</key>\n<integer>x</integer></dict></plist>",
      "Info.plist:2:1: error: 'x' is no integer"
    ),
    ("<html/>", "Info.plist:1:1: error:"),
    ("{ a = 1;\nb 2; }", "Info.plist:2:1: error: '2' stands where '=' after the key 'b' should"),
    ("{ a = (1 2); }", "Info.plist:1:1: error: '2' stands where ',' or ')' should"),
    ("{ a = \"x", "Info.plist:1:1: error: the quoted string has no end"),
    ("{ /* a", "Info.plist:1:1: error: the comment has no end"),
    ("bplist00", "Info.plist: error: it is no whole binary property list"),
  ]) func `what is wrong is said with its place`(text: String, expected: String) {
    let said = complaint(Array(text.utf8))
    #expect(said.hasPrefix(expected), "\(said)")
  }

  @Test func `an entity bomb is refused`() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <plist><dict><key>k</key><string>&b;</string></dict></plist>
      """
    #expect(
      complaint(Array(text.utf8)).contains("Info.plist:2:1: error: it uses an entity of its own")
    )
  }

  @Test func `an entity of a file is not read`() {
    let text = """
      <!DOCTYPE plist [<!ENTITY a SYSTEM "/etc/passwd">]>
      <plist><dict><key>k</key><string>&a;</string></dict></plist>
      """
    #expect(complaint(Array(text.utf8)).contains("an entity of its own"))
  }

  @Test func `deep nesting is refused in every form`() {
    let depth = 100_000
    let xml = "<plist><dict><key>a</key>" + String(repeating: "<array>", count: depth)
    #expect(complaint(Array(xml.utf8)).contains("nested deeper than"))
    let text = "{ a = " + String(repeating: "(", count: depth)
    #expect(complaint(Array(text.utf8)).contains("nested deeper than"))
  }

  @Test func `shared objects are counted before they are walked over`() {
    #expect(complaint(BinaryHostility.bomb(levels: 15)) == "no complaint")
    #expect(complaint(BinaryHostility.bomb(levels: 60)).contains("expands to more than"))
  }

  @Test func `a list that holds itself is refused`() {
    #expect(complaint(BinaryHostility.ring) == "Info.plist: error: object 0 holds itself")
  }

  @Test func `ten thousand keys are read`() throws {
    let keys = (0..<10_000).map { string("key\($0)", "value") }.joined(separator: "\n")
    #expect(try read(plist(keys)).root.entries.count == 10_000)
  }

  @Test func `wrong types anywhere are mistakes, not crashes`() throws {
    let values = ["<string>x</string>", "<array/>", "<dict/>", "<integer>3</integer>", "<data/>"]
    let keys = [
      "UIApplicationSceneManifest", "UIRequiresFullScreen", "UIDeviceFamily", "MinimumOSVersion",
      "DTSDKName", "NSUserActivityTypes", "UISupportedInterfaceOrientations",
    ]
    for value in values {
      let text = plist(keys.map { "<key>\($0)</key>\(value)" }.joined())
      #expect(!summary(try read(text)).isEmpty)
      let inner = plist(manifest(value, "<key>UIWindowSceneSessionRoleApplication</key>\(value)"))
      #expect(!summary(try read(inner)).isEmpty)
    }
  }
}
