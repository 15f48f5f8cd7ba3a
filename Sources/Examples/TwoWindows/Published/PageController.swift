import UIKit

/// Shows a note, a page of it at a time.
final class PageController: UIViewController {
  let note: Note
  var page = "start"

  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.rawValue
  }

  /// The button that shows the second note: in a window of its own where there are several, else here.
  func showSecondNote() {
    if openSecondWindow() { return }
    navigationController?.pushViewController(PageController(note: .second), animated: true)
  }

  /// Opens the second window, or brings it forward; false where there are no several windows.
  @discardableResult func openSecondWindow() -> Bool {
    let application = UIApplication.shared
    let idiom = UIDevice.current.userInterfaceIdiom
    guard application.supportsMultipleScenes, idiom == .pad || idiom == .vision else {
      return false
    }
    let open = application.openSessions.first { $0.userInfo?["kind"] as? String == "second" }
    let activity = open == nil ? NSUserActivity(activityType: Note.secondWindowActivity) : nil
    application.requestSceneSessionActivation(open, userActivity: activity, options: nil) { error in
      print("no second window: \(error)")
    }
    return true
  }
}
