import Foundation

/// What the system keeps of sessions outside the app's own folders: how each was configured (LIFE-15).
struct SystemMemory {
  /// What a session was configured with.
  struct Configuration: Codable {
    var name: String?
    var delegateClass: String?
  }

  private let path: String

  /// The memory of a run, in its data folder.
  init(folder: String) { path = folder + "/configurations.json" }

  /// By the session's number, as in `s1`.
  var configurations: [String: Configuration] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    return (try? JSONDecoder().decode([String: Configuration].self, from: data)) ?? [:]
  }

  /// Keeps how a session was configured.
  func keep(_ configuration: Configuration, of session: String) {
    var all = configurations
    all[session] = configuration
    try? JSONEncoder().encode(all).write(to: URL(filePath: path))
  }
}
