import Foundation

/// The app's documents: a file each, and what is typed until it is saved.
@MainActor final class DocumentStore {
  static let shared = DocumentStore()
  nonisolated static let untitled = "Untitled"
  nonisolated static let beginning = "start"
  nonisolated static let activityType = "example.document-windows.document"

  private let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
  private(set) var texts: [String: String] = [:]

  private init() {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    for file in files ?? [] where file.pathExtension == "txt" {
      texts[file.deletingPathExtension().lastPathComponent] = try? String(
        contentsOf: file,
        encoding: .utf8
      )
    }
  }

  func open(_ document: String) { texts[document] = texts[document] ?? "" }

  func text(of document: String) -> String { texts[document] ?? "" }

  func type(_ text: String, in document: String) { texts[document] = text }

  func save(_ document: String) {
    let file = folder.appendingPathComponent(document).appendingPathExtension("txt")
    try? text(of: document).write(to: file, atomically: true, encoding: .utf8)
  }
}
