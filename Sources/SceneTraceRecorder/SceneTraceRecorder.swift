#if canImport(UIKit)
public import Foundation
public import UIKit

#if !canImport(Darwin)
/// The stand-in posts to its own; Foundation's is another.
private typealias NotificationCenter = UIKit.NotificationCenter
#endif

/// Writes down what UIKit tells an app of its scenes, as a trace that `scenecheck validate` judges.
///
/// It holds what happened to which window and nothing that a window shows. Each line is written at once, so that
/// a kill loses none. A file that is there already is gone on with: it tells the app's whole life.
@MainActor public final class SceneTraceRecorder {
  /// What no notification tells, and the app's delegate passes on.
  public enum Extra: String, CaseIterable, Sendable {
    /// `configures(_:)` is called.
    case configurationForConnecting
    /// `discards(_:)` is called.
    case didDiscardSceneSessions
  }

  private static let notifications: [(Notification.Name, String)] = [
    (UIScene.willConnectNotification, "willConnect"),
    (UIScene.willEnterForegroundNotification, "sceneWillEnterForeground"),
    (UIScene.didActivateNotification, "sceneDidBecomeActive"),
    (UIScene.willDeactivateNotification, "sceneWillResignActive"),
    (UIScene.didEnterBackgroundNotification, "sceneDidEnterBackground"),
    (UIScene.didDisconnectNotification, "sceneDidDisconnect"),
  ]

  private let file: URL
  private let extras: Set<Extra>
  private var labels: [String: String] = [:]
  private var tokens: [any NSObjectProtocol] = []

  /// Begins to record; to be made in `application(_:didFinishLaunchingWithOptions:)` and kept.
  ///
  /// - Parameters:
  ///   - file: Where the trace goes; what is there is gone on with.
  ///   - extras: What the app's delegate passes on by itself.
  public init(writingTo file: URL, extras: Set<Extra> = []) {
    self.file = file
    self.extras = extras
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      readLabels(text)
    } else {
      write(header)
    }
    write("call     app didFinishLaunching\n")
    for (name, callback) in Self.notifications { observe(name, callback) }
    tokens.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.willTerminateNotification,
        object: nil,
        queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.write("call     app applicationWillTerminate\n") }
      }
    )
  }

  /// Ends the recording of this process.
  public func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  /// To be called in `application(_:configurationForConnecting:options:)`.
  public func configures(_ session: UISceneSession) {
    write("call     app configurationForConnecting \(label(of: session))\n")
  }

  /// To be called in `application(_:didDiscardSceneSessions:)`.
  public func discards(_ sessions: Set<UISceneSession>) {
    let names = sessions.map(label).sorted().joined(separator: " ")
    write("call     app didDiscardSceneSessions \(names)\n")
  }

  private func observe(_ name: Notification.Name, _ callback: String) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let scene = notification.object as? UIScene
      MainActor.assumeIsolated {
        guard let self, let scene, scene.session.role == .windowApplication else { return }
        self.write("call     \(self.label(of: scene.session)) \(callback)\n")
      }
    }
    tokens.append(token)
  }

  private var header: String {
    let device = UIDevice.current
    let numbers = device.systemVersion.split(separator: ".").prefix(2).joined(separator: ".")
    let several = UIApplication.shared.supportsMultipleScenes
    let seen =
      ["didFinishLaunching", "applicationWillTerminate"] + Self.notifications.map(\.1)
      + Extra.allCases.filter(extras.contains).map(\.rawValue)
    return """
      trace 1
      title    Recorded by the app
      device   \(device.userInterfaceIdiom.word) \(numbers)
      manifest \(several ? "multiple-scenes" : "single-scene")
      sees     \(seen.joined(separator: ", "))


      """
  }

  /// The label of a session, the same in each process of the app: comments of the file say whose it is.
  private func label(of session: UISceneSession) -> String {
    let id = session.persistentIdentifier
    if let label = labels[id] { return label }
    let label = "W\(labels.count + 1)"
    labels[id] = label
    write("# session \(label) \(id)\n")
    return label
  }

  private func readLabels(_ text: String) {
    for line in text.split(separator: "\n") where line.hasPrefix("# session ") {
      let words = line.split(separator: " ")
      if words.count == 4 { labels[String(words[3])] = String(words[2]) }
    }
  }

  private func write(_ text: String) {
    let bytes = Data(text.utf8)
    guard let handle = try? FileHandle(forWritingTo: file) else {
      try? bytes.write(to: file)
      return
    }
    defer { try? handle.close() }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: bytes)
  }
}

extension UIUserInterfaceIdiom {
  /// As a trace writes it.
  fileprivate var word: String {
    switch self {
    case .phone: "phone"
    case .mac: "mac"
    case .tv: "tv"
    case .vision: "vision"
    default: "pad"
    }
  }
}
#endif
