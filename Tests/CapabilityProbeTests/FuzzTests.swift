import CapabilityProbe
import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// Damaged lists from a seed: the same every time.
@Suite struct FuzzTests {
  private static let seeds: [[UInt8]] = {
    let xml = plist(manifest("<true/>", window) + string("DTSDKName", "iphoneos27.0"))
    let object = try? PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
    let binary = object.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: $0, format: .binary, options: 0)
    }
    let text = "{ a = (1, \"b\\U00e9\", <0a 0b>); UIApplicationSceneManifest = { x = y; }; // c\n}"
    return [Array(xml.utf8), [UInt8](binary ?? Data()), Array(text.utf8)]
  }()

  @Test(arguments: 0..<3) func `a damaged list is read or refused, never more`(form: Int) {
    let seed = Self.seeds[form]
    #expect(seed.count > 40)
    // `scripts/fuzz` goes on with other seeds where there is no libFuzzer.
    let start = ProcessInfo.processInfo.environment["SCENECHECK_FUZZ_SEED"].flatMap { UInt64($0) }
    var chance = SplitMix64(seed: (start ?? 0x5CE7E) &* 3 &+ UInt64(form))
    var refused = 0
    for _ in 0..<1_000 {
      let bytes = chance.damaged(seed)
      do throws(InputError) {
        let document = try PropertyListDocument(bytes, path: "x")
        _ = CapabilityReport(document, on: .newest(.pad))
        _ = Linter.findings(in: document)
      } catch {
        #expect(error.description.hasPrefix("x"))
        refused += 1
      }
    }
    #expect(refused > 100 && refused < 1_000, "\(refused)")
  }
}

extension SplitMix64 {
  /// The bytes with a few of them changed, cut out, repeated or put in.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...Int.random(in: 0..<4, using: &self) where !result.isEmpty {
      let place = Int.random(in: 0..<result.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &self)
      case 1: result[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: result.removeSubrange(place..<min(result.count, place + 8))
      case 3: result.insert(contentsOf: result[place..<min(result.count, place + 16)], at: place)
      default: result = Array(result[..<place])
      }
    }
    return result
  }
}
