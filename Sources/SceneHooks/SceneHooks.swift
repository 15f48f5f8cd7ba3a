public import UIKit

/// How the window of a scene shows something that a user can edit; a hooks file has the scene's delegate say it.
///
/// Leave out what the app does not have: it is then not asked for.
@MainActor public protocol SceneHooks: UISceneDelegate {
  /// The name of the document that the window shows.
  var shownDocument: String { get }
  /// The text that the window shows.
  var shownText: String { get }
  /// Where in the document the window is: a page, a selection, a scroll position.
  var shownPlace: String { get }
  /// The user types: the text becomes this. Nothing is promised yet.
  func userTypes(_ text: String)
  /// The end of a user action: what is shown must survive from now on.
  func userFinishes()
  /// The user goes to another place.
  func userGoes(to place: String)
  /// The user wants this document in a window of its own, or in the one that shows it already.
  func userOpens(_ document: String)
  /// The user wants another window.
  func userOpensNewWindow()
}

extension SceneHooks {
  public var shownDocument: String { "" }
  public var shownText: String { "" }
  public var shownPlace: String { "" }
  public func userTypes(_ text: String) {}
  public func userFinishes() {}
  public func userGoes(to place: String) {}
  public func userOpens(_ document: String) {}
  public func userOpensNewWindow() {}
}

/// What an app has beside its windows; a hooks file has the application's delegate say it.
///
/// Leave out what the app does not have: it is then not asked for.
@MainActor public protocol ApplicationHooks: UIApplicationDelegate {
  /// All documents with their texts, shown or not, as the app would show them now.
  var allDocuments: [String: String] { get }
  /// Something changes that every window hears of by a notification.
  func appPosts(_ text: String)
  /// The app's own activity to open a document with.
  func activity(opening document: String) -> NSUserActivity?
}

extension ApplicationHooks {
  public var allDocuments: [String: String] { [:] }
  public func appPosts(_ text: String) {}
  public func activity(opening document: String) -> NSUserActivity? { nil }
}
