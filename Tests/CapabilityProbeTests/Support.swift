import CapabilityProbe
import Foundation
import SceneLifecycle
import Testing

/// An Info.plist as XML, of the content of its outermost dictionary.
func plist(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \(content)
  </dict>
  </plist>
  """
}

/// A manifest with its flag and the configurations of its roles.
func manifest(_ flag: String = "<true/>", _ configurations: String = "") -> String {
  """
  <key>UIApplicationSceneManifest</key><dict>
  <key>UIApplicationSupportsMultipleScenes</key>\(flag)
  <key>UISceneConfigurations</key><dict>\(configurations)</dict></dict>
  """
}

/// A role with one configuration of these keys and values.
func role(_ name: String = "UIWindowSceneSessionRoleApplication", _ entries: String...) -> String {
  let dictionaries = entries.map { "<dict>\($0)</dict>" }.joined(separator: "\n")
  return "<key>\(name)</key><array>\(dictionaries)</array>"
}

func string(_ key: String, _ value: String) -> String {
  "<key>\(key)</key><string>\(value)</string>"
}

/// The usual configuration of a window.
let window = role(
  "UIWindowSceneSessionRoleApplication",
  string("UISceneConfigurationName", "Default")
    + string("UISceneDelegateClassName", "$(PRODUCT_MODULE_NAME).SceneDelegate")
)

func read(_ text: String) throws -> PropertyListDocument {
  try PropertyListDocument(Array(text.utf8), path: "Info.plist")
}

func report(
  _ text: String,
  _ place: Place,
  _ version: Version,
  sdk: Version? = nil
) throws -> CapabilityReport {
  CapabilityReport(try read(text), on: DeviceProfile(place, version), sdk: sdk)
}

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "scenecheck-probe-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    let file = "\(path)/\(name)"
    let folder = URL(filePath: file).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}

/// All that a report says, without lines, as text to compare.
func summary(_ document: PropertyListDocument, module: String? = nil) -> String {
  var lines: [String] = []
  for place in Place.allCases {
    let report = CapabilityReport(document, on: .newest(place))
    for answer in report.answers {
      let keys = answer.reasons.map { "\($0.text) \($0.facts) \($0.place?.keyPath ?? "-")" }
      lines.append("\(place) \(answer.question) \(answer.support) \(answer.verdict) \(keys)")
    }
    lines.append("\(report.sdk?.description ?? "-") \(report.usualCheck.support)")
  }
  for finding in Linter.findings(in: document, module: module) {
    lines.append("\(finding.rule.rawValue) \(finding.place.keyPath) \(finding.message)")
  }
  return lines.joined(separator: "\n")
}
