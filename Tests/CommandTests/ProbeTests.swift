import Foundation
import TestSupport
import Testing

/// What `scenecheck probe` prints for one real list and how it ends.
@Suite struct ProbeTests {
  private static func list(_ flags: String, _ manifest: Bool = true) -> String {
    let scenes = """
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default</string>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict>
          </array>
        </dict>
      </dict>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>CFBundleName</key>
      <string>Notes</string>
      \(manifest ? scenes : "")
      \(flags)
      </dict>
      </plist>

      """
  }

  private static let files = [
    "several.plist": list(""),
    "full.plist": list("<key>UIRequiresFullScreen</key>\n<true/>"),
    "none.plist": list("", false),
    "wrong.plist": "<plist><dict><key>a</key></dict></plist>",
  ]

  private func folder() throws -> URL {
    let folder = try Tool.folder()
    for (name, text) in Self.files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test(arguments: [
    ("several-pad.txt", ["several.plist", "--device", "pad", "--os", "17.0"]),
    ("several-phone.txt", ["several.plist", "--device", "phone", "--os", "17.0"]),
    ("full-screen-pad.txt", ["full.plist", "--device", "pad", "--os", "17.0"]),
    ("none-27.txt", ["none.plist", "--device", "pad", "--os", "27.0", "--sdk", "27.0"]),
    ("none-18.txt", ["none.plist", "--device", "pad", "--os", "27.0", "--sdk", "18.0"]),
    ("matrix.txt", ["full.plist", "--matrix"]),
    ("several.json", ["several.plist", "--device", "pad", "--os", "17.0", "--format", "json"]),
    ("full-screen.xml", ["full.plist", "--device", "pad", "--format", "xml"]),
    ("full-screen.sarif", ["full.plist", "none.plist", "--format", "sarif"]),
    ("full-screen.github", ["full.plist", "none.plist", "--format", "github"]),
    ("rules.txt", ["--list-rules"]),
  ]) func `the probe prints what its golden file says`(name: String, words: [String]) throws {
    let tool = try Tool.run(["probe"] + words, in: folder())
    #expect(tool.errors == "")
    #expect(tool.status == 0)
    try expectGolden(tool.output, "probe-\(name)")
  }

  @Test func `explain shows a fact with what rests on it`() throws {
    let tool = try Tool.run(["explain", "CAP-01"], in: folder())
    #expect(tool.status == 0)
    try expectGolden(tool.output, "explain.txt")
  }

  @Test func `every fact of capability and every rule is explained`() throws {
    let facts = (1...63).map { "CAP-\($0 < 10 ? "0" : "")\($0)" }
    let list = try Tool.run(["probe", "--list-rules"], in: folder())
    let listed = list.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(listed.filter { $0.hasPrefix("CAP-") } == facts)
    let tool = try Tool.run(["explain"] + listed, in: folder())
    #expect(tool.status == 0)
    let told = tool.output.split(separator: "\n\n").compactMap { text in
      text.split(separator: " ").first.map(String.init)
    }
    #expect(told == listed)
  }

  @Test(arguments: [
    (["several.plist"], "pad", "multiple-scenes", 0), (["several.plist"], "phone", "scene-app", 0),
    (["several.plist"], "phone", "multiple-scenes", 1), (["none.plist"], "pad", "scene-app", 1),
    (["full.plist"], "pad", "multiple-scenes", 2), (["none.plist"], "pad", "launches", 2),
    (["several.plist", "full.plist"], "pad", "multiple-scenes", 2),
    (["full.plist", "none.plist"], "pad", "multiple-scenes", 1),
  ]) func `a check ends with its answer`(
    lists: [String],
    device: String,
    check: String,
    status: Int32
  ) throws {
    let words = ["probe"] + lists + ["--device", device, "--check", check]
    #expect(try Tool.run(words, in: folder()).status == status)
  }

  @Test(arguments: [("wrong.plist", 65), ("missing.plist", 66)])
  func `one bad file does not stop the others`(bad: String, status: Int32) throws {
    let words = ["probe", "several.plist", bad, "none.plist", "--device", "pad"]
    let tool = try Tool.run(words, in: folder())
    #expect(tool.status == status)
    #expect(tool.errors.hasPrefix("\(bad):"))
    #expect(tool.output.contains("several.plist (Notes)"))
    #expect(tool.output.contains("none.plist (Notes)"))
  }

  @Test(arguments: [("1", "1", 1), ("1", "2", 2)])
  func `configurations of a target with equal answers are reported once`(
    debug: String,
    release: String,
    count: Int
  ) throws {
    let folder = try folder()
    let project = """
      {
        objects = {
          A0 = { isa = PBXProject; buildConfigurationList = A1; targets = ( A3 ); };
          A1 = { isa = XCConfigurationList; buildConfigurations = ( ); };
          A3 = { isa = PBXNativeTarget; name = Notes; buildConfigurationList = A4;
            productType = "com.apple.product-type.application"; };
          A4 = { isa = XCConfigurationList; buildConfigurations = ( A5, A6 ); };
          A5 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
            INFOPLIST_FILE = several.plist; TARGETED_DEVICE_FAMILY = \(debug); }; };
          A6 = { isa = XCBuildConfiguration; name = Release; buildSettings = {
            INFOPLIST_FILE = several.plist; TARGETED_DEVICE_FAMILY = \(release); }; };
        };
        rootObject = A0;
      }
      """
    let bundle = folder.appending(path: "Notes.xcodeproj")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let file = bundle.appending(path: "project.pbxproj")
    try project.write(to: file, atomically: true, encoding: .utf8)
    let tool = try Tool.run(["probe", "Notes.xcodeproj"], in: folder)
    #expect(tool.status == 0)
    #expect(tool.output.contains("(Notes, Debug and Release)") == (count == 1))
    #expect(tool.output.split(separator: "\n").filter { $0.contains("(Notes, ") }.count == count)
  }

  @Test func `XML is as its schema says`() throws {
    let folder = try folder()
    let words = ["probe", "several.plist", "full.plist", "none.plist", "--format", "xml"]
    let file = folder.appending(path: "probe.xml")
    try Tool.run(words, in: folder).output.write(to: file, atomically: true, encoding: .utf8)
    let schema = Tool.repository.appending(path: "Reports/probe.rng").path
    let check = Process()
    check.executableURL = URL(filePath: "/usr/bin/env")
    check.arguments = ["xmllint", "--noout", "--relaxng", schema, file.path]
    check.standardError = FileHandle.nullDevice
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }

  @Test func `SARIF has the shape of 2.1.0`() throws {
    let words = ["probe", "full.plist", "none.plist", "--format", "sarif"]
    let data = Data(try Tool.run(words, in: folder()).output.utf8)
    let log = try JSONDecoder().decode(SARIFLog.self, from: data)
    #expect(log.version == "2.1.0")
    #expect(log.schema.contains("sarif") && log.schema.contains("2.1.0"))
    let run = try #require(log.runs.first)
    #expect(log.runs.count == 1)
    let rules = run.tool.driver.rules.map(\.id)
    #expect(run.results.count >= 2)
    for result in run.results {
      #expect(rules.contains(result.ruleId))
      #expect(["error", "warning", "note"].contains(result.level))
      #expect(!result.message.text.isEmpty)
      #expect(
        result.locations.first?.physicalLocation.artifactLocation.uri.hasSuffix(".plist") == true
      )
    }
  }
}

/// What SARIF 2.1.0 demands of a log, as far as the probe writes it.
private struct SARIFLog: Decodable {
  struct Run: Decodable {
    let tool: Tool
    let results: [Result]
  }
  struct Tool: Decodable { let driver: Driver }
  struct Driver: Decodable {
    let name: String
    let rules: [Rule]
  }
  struct Rule: Decodable { let id: String }
  struct Result: Decodable {
    let ruleId: String
    let level: String
    let message: Message
    let locations: [Location]
  }
  struct Message: Decodable { let text: String }
  struct Location: Decodable { let physicalLocation: PhysicalLocation }
  struct PhysicalLocation: Decodable { let artifactLocation: Artifact }
  struct Artifact: Decodable { let uri: String }

  let version: String
  let schema: String
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version
    case schema = "$schema"
    case runs
  }
}
