import CapabilityProbe
import Foundation

/// An app's sources, as they lie in a folder.
struct AppSources {
  /// A file with its path, as the user wrote the folder.
  struct File {
    let path: String
    let bytes: [UInt8]

    var name: String { URL(filePath: path).lastPathComponent }
  }

  private static let countLimit = 2_000
  private static let sizeLimit = 32 << 20

  let files: [File]
  /// The property list; `nil` when there is none.
  let propertyList: (path: String, bytes: [UInt8])?

  /// Reads the Swift files of a folder and what lies below it, and the app's Info.plist.
  ///
  /// - Parameters:
  ///   - folder: The folder with the delegates.
  ///   - propertyList: The app's Info.plist; `nil` to take that of the folder.
  /// - Throws: What is missing, or too much.
  init(folder: String, propertyList: String?) throws(HostingProblem) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw .missing("there is no folder '\(folder)'")
    }
    guard isFolder.boolValue else { throw .input("'\(folder)' is no folder of Swift files") }
    let paths = Self.paths(below: folder)
    var files: [File] = []
    var size = 0
    for path in paths where path.hasSuffix(".swift") {
      let bytes = try Self.read(path)
      size += bytes.count
      guard files.count < Self.countLimit, size <= Self.sizeLimit else {
        throw .input(
          "'\(folder)' holds more than \(Self.countLimit) Swift files or \(Self.sizeLimit >> 20) MiB"
        )
      }
      files.append(File(path: path, bytes: bytes))
    }
    if files.isEmpty { throw .missing("there are no Swift files in '\(folder)'") }
    try Self.refuseEqualNames(files)
    self.files = files
    if let propertyList {
      guard FileManager.default.fileExists(atPath: propertyList) else {
        throw .missing("there is no property list '\(propertyList)'")
      }
      self.propertyList = (propertyList, try Self.read(propertyList))
    } else {
      let found = paths.filter { $0.hasSuffix("/Info.plist") }
      if found.count > 1 {
        throw .input(
          "which of \(found.joined(separator: " and ")) is the app's? say '--info-plist'"
        )
      }
      self.propertyList = try found.first.map { path throws(HostingProblem) in
        (path, try Self.read(path))
      }
    }
  }

  private static func paths(below folder: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    for case let path as String in all {
      let name = URL(filePath: path).lastPathComponent
      let isForeign = name.hasPrefix(".") || name.hasSuffix("Tests") || name == "Pods"
      if isForeign {
        all.skipDescendants()
      } else if name != "Package.swift" {
        paths.append(folder + "/" + path)
      }
    }
    return paths.sorted()
  }

  private static func read(_ path: String) throws(HostingProblem) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .input("'\(path)' cannot be read: \(error.localizedDescription)")
    }
  }

  /// Swift itself takes no two files of one name in a module.
  private static func refuseEqualNames(_ files: [File]) throws(HostingProblem) {
    var paths: [String: String] = [:]
    for file in files {
      if let other = paths[file.name] {
        throw .input(
          "'\(other)' and '\(file.path)' have one name, which a Swift module cannot hold"
        )
      }
      paths[file.name] = file.path
    }
  }
}
