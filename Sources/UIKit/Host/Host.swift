import Foundation
import LineProtocol
import SceneLifecycle

/// What the system knows of a hosted app, and what the app has done since it was last asked.
@MainActor final class Host {
  static let current = Host()

  var manifest = HostedManifest.none
  var delegates: [HostedDelegate] = []
  /// The name of the application's delegate class.
  var delegateClass = ""
  /// The data folder of the run, of which the app sees a part.
  var folder = "."
  var isDismissed = false
  /// Whether the app was seen to keep something for each session when it was built.
  var keepsRecords = false
  var device = Device(.pad, Version(18))
  var declared = Manifest.singleScene
  var sessions: [SessionID: UISceneSession] = [:]
  var scenes: [SceneID: UIScene] = [:]
  var applicationDelegate: (any UIApplicationDelegate)?
  var backgroundTasks = 0
  /// The new session that the app has not been asked about yet.
  var unconfigured: SessionID?
  /// Whether what is set now is no doing of the app's.
  var isQuiet = false
  var effects: [Effect] = []
  var handlers: [Handler] = []
  var remains: [Remains] = []
  private var reported: Set<String> = []

  /// A request that has not come to an end, with whom to tell when it is refused.
  struct Handler {
    let request: Request
    let call: ((any Error) -> Void)?
  }

  var windowScenes: [UIWindowScene] {
    scenes.sorted { $0.key < $1.key }.compactMap { $0.value as? UIWindowScene }
  }

  var supportsMultipleScenes: Bool {
    manifest.supportsMultipleScenes && device.severalScenes(declared) != .no
  }

  var idiom: UIUserInterfaceIdiom {
    switch device.idiom {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    case .vision: .vision
    case .tv: .tv
    }
  }

  var systemVersion: String { device.version.description }

  /// Notes what the app did.
  func note(_ effect: Effect) { if !isQuiet { effects.append(effect) } }

  /// Notes a request of the app.
  func request(_ request: Request, errorHandler: ((any Error) -> Void)?) {
    handlers.append(Handler(request: request, call: errorHandler))
    note(.request(request))
  }

  /// The session whose scene prefers an activity (WIN-03); `nil` for none.
  func preferredSession(for activity: NSUserActivity?) -> UISceneSession? {
    guard let target = activity?.targetContentIdentifier else { return nil }
    return scenes.sorted { $0.key < $1.key }.first {
      $0.value.activationConditions.prefersToActivateForTargetContentIdentifierPredicate
        .evaluate(with: target)
    }?.value.session
  }

  /// Says on standard error what only a newer system has, once.
  func uses(_ name: String, since version: Int) {
    if device.idiom == .mac || device.idiom == .vision { return }
    guard device.version < Version(version), reported.insert(name).inserted else { return }
    complain("'\(name)' is there from iOS \(version) on; this is \(device)")
  }

  /// Says something for the report.
  func complain(_ text: String) { StandardStream.complain(text) }

  /// Calls the application's delegate; false when it does not implement the callback.
  func callApplication<Call>(
    _ path: KeyPath<DelegateCalls, Call?>,
    _ body: (AnyObject, Call) -> Void
  ) -> Bool {
    guard let delegate = applicationDelegate,
      let call = delegates.find(type(of: delegate))?.calls[keyPath: path]
    else { return false }
    body(delegate, call)
    return true
  }

  /// Calls a scene's delegate; false when it does not implement the callback.
  func callScene<Call>(
    _ scene: UIScene,
    _ path: KeyPath<DelegateCalls, Call?>,
    _ body: (AnyObject, Call) -> Void
  ) -> Bool {
    guard let delegate = scene.delegate,
      let call = delegates.find(type(of: delegate))?.calls[keyPath: path]
    else { return false }
    body(delegate, call)
    return true
  }
}
