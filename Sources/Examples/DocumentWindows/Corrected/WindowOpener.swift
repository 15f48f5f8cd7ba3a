import UIKit

/// Shows a document in a window of its own, or brings the window forward that shows it.
@MainActor enum WindowOpener {
  /// Looks among all sessions: the window may be archived, without a scene.
  static func open(_ document: String) {
    let application = UIApplication.shared
    let open = application.openSessions.first { $0.userInfo?["document"] as? String == document }
    if open == nil, !application.supportsMultipleScenes { return showInPlace(document) }
    application.requestSceneSessionActivation(
      open,
      userActivity: open == nil ? activity(document) : nil,
      options: nil
    ) { error in
      print("no window for '\(document)': \(error)")
      showInPlace(document)
    }
  }

  static func openNewWindow() {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }

  static func activity(_ document: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: DocumentStore.activityType)
    activity.userInfo = ["document": document]
    return activity
  }

  private static func showInPlace(_ document: String) {
    let active = UIApplication.shared.connectedScenes.first {
      $0.activationState == .foregroundActive
    }
    guard let active, let editor = active.delegate as? EditorSceneDelegate else { return }
    editor.scene(active, continue: activity(document))
  }
}
