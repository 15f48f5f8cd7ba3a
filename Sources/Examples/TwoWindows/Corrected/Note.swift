import Foundation

/// The two notes of the app, one for each window.
enum Note: String, CaseIterable {
  case first = "Untitled"
  case second = "Notes"

  static let secondWindowActivity = "example.two-windows.second"
  static let restorationActivity = "example.two-windows.page"

  private static var texts: [Note: String] = [:]

  private var file: URL {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return folder.appendingPathComponent(rawValue).appendingPathExtension("txt")
  }

  /// The text, which is saved as it is typed.
  var text: String {
    get { Self.texts[self] ?? (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    nonmutating set {
      Self.texts[self] = newValue
      save()
    }
  }

  func save() {
    guard let text = Self.texts[self] else { return }
    try? text.write(to: file, atomically: true, encoding: .utf8)
  }
}
