#if canImport(SceneHooks)
import SceneHooks
import UIKit

extension EditorSceneDelegate: SceneHooks {
  var shownDocument: String { document }
  var shownText: String { DocumentStore.shared.text(of: document) }
  var shownPlace: String { mark }
  func userTypes(_ text: String) { DocumentStore.shared.type(text, in: document) }
  func userFinishes() { finish() }
  func userGoes(to place: String) { mark = place }
  func userOpens(_ document: String) { WindowOpener.open(document) }
  func userOpensNewWindow() { WindowOpener.openNewWindow() }
}

extension AppDelegate: ApplicationHooks {
  var allDocuments: [String: String] { DocumentStore.shared.texts }
  func activity(opening document: String) -> NSUserActivity? { WindowOpener.activity(document) }
}
#endif
