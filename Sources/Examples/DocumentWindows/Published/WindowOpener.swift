import UIKit

/// Shows a document in a window of its own, or brings the window forward that shows it.
@MainActor enum WindowOpener {
  static func open(_ document: String) {
    let application = UIApplication.shared
    let delegates = application.connectedScenes.compactMap { $0.delegate as? EditorSceneDelegate }
    let scene = application.connectedScenes.first { scene in
      (scene.delegate as? EditorSceneDelegate)?.document == document
    }
    if delegates.contains(where: { $0.document == document }), let scene {
      application.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil)
      return
    }
    application.requestSceneSessionActivation(
      nil,
      userActivity: activity(document),
      options: nil,
      errorHandler: nil
    )
  }

  static func openNewWindow() {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }

  static func activity(_ document: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: DocumentStore.activityType)
    activity.userInfo = ["document": document]
    return activity
  }
}
