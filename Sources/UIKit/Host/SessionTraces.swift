import Foundation
import SceneLifecycle

/// Which sessions an app keeps something for: those whose identifiers stand in its files or their names.
struct SessionTraces {
  private static let sizeLimit = 1 << 20
  private static let fileLimit = 10_000

  let home: String

  /// In order.
  var sessions: [SessionID] {
    var found: Set<Int> = []
    guard let files = FileManager.default.enumerator(atPath: home) else { return [] }
    for case let path as String in files.prefix(Self.fileLimit) {
      find(in: Array(path.utf8), &found)
      guard let data = FileManager.default.contents(atPath: home + "/" + path),
        data.count <= Self.sizeLimit
      else { continue }
      find(in: [UInt8](data), &found)
    }
    return found.sorted().map(SessionID.init)
  }

  private func find(in bytes: [UInt8], _ found: inout Set<Int>) {
    let prefix = Array(UISceneSession.identifierPrefix.utf8)
    guard bytes.count >= prefix.count + 12 else { return }
    var place = 0
    while place <= bytes.count - prefix.count - 12 {
      guard bytes[place] == prefix[0], bytes[place..<(place + prefix.count)].elementsEqual(prefix)
      else {
        place += 1
        continue
      }
      let digits = bytes[(place + prefix.count)..<(place + prefix.count + 12)]
      if let number = Int(String(decoding: digits, as: UTF8.self), radix: 16) {
        found.insert(number)
      }
      place += prefix.count
    }
  }
}
