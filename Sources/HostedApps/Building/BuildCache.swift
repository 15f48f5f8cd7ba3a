import Foundation

/// The folder of what has been built, by content.
///
/// Each build is made aside and then moved to its place whole, so that two commands do not disturb each other
/// and one that was killed leaves nothing that looks finished.
struct BuildCache {
  private let folder: String

  /// The folder of the user's caches, or another.
  init(folder: String? = nil) {
    if let folder {
      self.folder = folder
      return
    }
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    #if canImport(Darwin)
    self.folder = home + "/Library/Caches/scenecheck"
    #else
    let caches = environment["XDG_CACHE_HOME"] ?? ""
    self.folder = (caches.hasPrefix("/") ? caches : home + "/.cache") + "/scenecheck"
    #endif
  }

  /// The folder of a build, made if it is not there.
  ///
  /// - Parameters:
  ///   - kind: What is built: a folder of its own.
  ///   - key: What it is built from.
  ///   - keeping: How many builds of the kind are kept, this one included.
  ///   - body: Builds into an empty folder.
  /// - Returns: The path of the finished build.
  /// - Throws: What `body` throws, or that there is no place for it.
  func folder(
    _ kind: String,
    _ key: String,
    keeping: Int,
    build body: (String) throws(HostingProblem) -> Void
  ) throws(HostingProblem) -> String {
    let files = FileManager.default
    let place = "\(folder)/\(kind)/\(key)"
    if files.fileExists(atPath: place) {
      // It is dated by its last use.
      try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: place)
      return place
    }
    let aside = "\(folder)/\(kind)/.\(key)-\(UUID().uuidString)"
    do {
      try files.createDirectory(atPath: aside, withIntermediateDirectories: true)
    } catch {
      throw .ours("'\(aside)' cannot be made: \(error.localizedDescription)")
    }
    defer { try? files.removeItem(atPath: aside) }
    try body(aside)
    do {
      try files.moveItem(atPath: aside, toPath: place)
    } catch {
      // Somebody else was faster, with the same content.
      guard files.fileExists(atPath: place) else {
        throw .ours("'\(place)' cannot be made: \(error.localizedDescription)")
      }
    }
    prune(kind, keeping: keeping)
    return place
  }

  /// Deletes the builds that have not been used for longest; one of the last hour may be running.
  private func prune(_ kind: String, keeping: Int) {
    let files = FileManager.default
    let names = ((try? files.contentsOfDirectory(atPath: "\(folder)/\(kind)")) ?? []).filter {
      !$0.hasPrefix(".")
    }
    if names.count <= keeping { return }
    let dated = names.map { name in
      let facts = try? files.attributesOfItem(atPath: "\(folder)/\(kind)/\(name)")
      return (name: name, date: facts?[.modificationDate] as? Date ?? .distantPast)
    }
    let hourAgo = Date(timeIntervalSinceNow: -3600)
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(keeping) where old.date < hourAgo {
      try? files.removeItem(atPath: "\(folder)/\(kind)/\(old.name)")
    }
  }
}
