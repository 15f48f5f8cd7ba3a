import Foundation

/// Where each window is: a file for each session, written at the end of each user action.
enum WindowRecords {
  struct Record: Codable {
    var document: String
    var mark: String
  }

  private static func file(_ session: String) -> URL {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("window-\(session).json")
  }

  static func record(of session: String) -> Record? {
    guard let data = try? Data(contentsOf: file(session)) else { return nil }
    return try? JSONDecoder().decode(Record.self, from: data)
  }

  static func write(_ record: Record, of session: String) {
    try? JSONEncoder().encode(record).write(to: file(session), options: .atomic)
  }

  static func delete(_ session: String) { try? FileManager.default.removeItem(at: file(session)) }
}
