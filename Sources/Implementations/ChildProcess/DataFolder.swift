import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Folders for the data of implementations.
enum DataFolder {
  /// Makes an empty folder that nobody else has, for the folders of all runs.
  static func makeRoot() throws(ProcessTrouble) -> String {
    let place = FileManager.default.temporaryDirectory.path
    var template = Array("\(place)/scenecheck-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system("no folder in '\(place)'") }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func make(_ path: String) throws(ProcessTrouble) {
    if mkdir(path, 0o700) != 0 { throw .system("no folder '\(path)'") }
  }

  /// Deletes a folder with all that is in it; what cannot be deleted stays.
  static func delete(_ path: String) {
    // Nearly always it is empty, or what is in it is files.
    if rmdir(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}
