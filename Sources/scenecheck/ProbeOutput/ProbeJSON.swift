import CapabilityProbe
import Foundation
import SceneLifecycle

/// The results as one JSON array, an app an element; `docs/probe.md` describes it.
struct ProbeJSON: ProbeWriter {
  private var isFirst = true

  func begin() { print("[", terminator: "") }
  func end() { print("\n]") }

  mutating func add(_ result: ProbeResult) {
    print(isFirst ? "" : ",")
    isFirst = false
    print(JSONText.of(AppRecord(result)), terminator: "")
  }
}

/// JSON with its keys in order, so that equal results are equal bytes.
enum JSONText {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Only a number that is not finite could fail, and the records have none.
    let data = (try? encoder.encode(value)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self)
  }
}
