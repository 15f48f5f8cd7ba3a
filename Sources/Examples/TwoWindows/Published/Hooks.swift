#if canImport(SceneHooks)
import SceneHooks
import UIKit

extension UIWindowSceneDelegate {
  fileprivate var page: PageController? {
    (window?.rootViewController as? UINavigationController)?.topViewController as? PageController
  }
}

extension FirstSceneDelegate: SceneHooks {
  var shownDocument: String { page?.note.rawValue ?? "" }
  var shownText: String { page?.note.text ?? "" }
  var shownPlace: String { page?.page ?? "" }
  func userTypes(_ text: String) { page?.note.text = text }
  func userFinishes() { page?.note.save() }
  func userGoes(to place: String) { page?.page = place }
  func userOpens(_ document: String) { page?.showSecondNote() }
  func userOpensNewWindow() { page?.openSecondWindow() }
}

extension SecondSceneDelegate: SceneHooks {
  var shownDocument: String { page?.note.rawValue ?? "" }
  var shownText: String { page?.note.text ?? "" }
  var shownPlace: String { page?.page ?? "" }
  func userTypes(_ text: String) { page?.note.text = text }
  func userFinishes() { page?.note.save() }
  func userGoes(to place: String) { page?.page = place }
  func userOpens(_ document: String) { page?.showSecondNote() }
  func userOpensNewWindow() { page?.openSecondWindow() }
}

extension AppDelegate: ApplicationHooks {
  var allDocuments: [String: String] {
    Dictionary(uniqueKeysWithValues: Note.allCases.map { ($0.rawValue, $0.text) })
  }
  func activity(opening document: String) -> NSUserActivity? {
    NSUserActivity(activityType: Note.secondWindowActivity)
  }
}
#endif
