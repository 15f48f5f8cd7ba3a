import Foundation

/// The page of each window, kept under the identifier of its session.
enum KeptPages {
  private static func key(_ session: String) -> String { "page-\(session)" }

  static func page(of session: String) -> String? {
    UserDefaults.standard.string(forKey: key(session))
  }

  static func keep(_ page: String, of session: String) {
    UserDefaults.standard.set(page, forKey: key(session))
  }

  static func forget(_ session: String) { UserDefaults.standard.removeObject(forKey: key(session)) }
}
