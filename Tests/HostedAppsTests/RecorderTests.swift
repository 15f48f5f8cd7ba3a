import Conformance
import Foundation
import Harness
import HostedApps
import LineProtocol
import Recordings
import Scenarios
import SceneLifecycle
import Testing

/// A hosted app that records itself.
@Suite struct RecorderTests {
  private static let application = """
    import SceneTraceRecorder
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var recorder: SceneTraceRecorder?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        recorder = SceneTraceRecorder(
          writingTo: documents.appendingPathComponent("scenes.trace"),
          extras: [.configurationForConnecting, .didDiscardSceneSessions]
        )
        return true
      }

      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        recorder?.configures(connectingSceneSession)
        return connectingSceneSession.configuration
      }

      func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
      ) { recorder?.discards(sceneSessions) }
    }
    """

  /// The life that is recorded; the second process finds the first session again.
  private static let expected = """
    trace 1
    title    Recorded by the app
    device   pad 18.0
    manifest multiple-scenes
    sees     didFinishLaunching, applicationWillTerminate, willConnect, sceneWillEnterForeground, \
    sceneDidBecomeActive, sceneWillResignActive, sceneDidEnterBackground, sceneDidDisconnect, \
    configurationForConnecting, didDiscardSceneSessions

    call     app didFinishLaunching
    # session W1 5CE2EC4E-0000-4000-8000-000000000001
    call     app configurationForConnecting W1
    call     W1 willConnect
    call     W1 sceneWillEnterForeground
    call     W1 sceneDidBecomeActive
    # session W2 5CE2EC4E-0000-4000-8000-000000000002
    call     app configurationForConnecting W2
    call     W2 willConnect
    call     W2 sceneWillEnterForeground
    call     W2 sceneDidBecomeActive
    call     W2 sceneDidDisconnect
    call     app didDiscardSceneSessions W2
    call     app didFinishLaunching
    call     W1 willConnect
    call     W1 sceneWillEnterForeground
    call     W1 sceneDidBecomeActive

    """

  @Test func `a hosted app records its life, which is legal and plays on the same app`() throws {
    var files = SmallApp.files(
      """
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
      """
    )
    files["App.swift"] = files["App.swift"]?.replacingOccurrences(
      of: "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
      with: ""
    )
    files["AppDelegate.swift"] = Self.application
    let folder = try Hosting.folder(files)
    let life = try HostedLife(folder)
    try life.start()
    try life.connect(SceneID(SessionID(1), 1))
    try life.connect(SceneID(SessionID(2), 1))
    try life.tell(.sceneDidDisconnect(SceneID(SessionID(2), 1)))
    try life.tell(.didDiscardSceneSessions([SessionID(2)]))
    try life.kill()
    try life.start(remembered: [.init(session: SessionID(1), connection: Connection())])
    let again = SceneID(SessionID(1), 2)
    try life.tell(.willConnect(again, Connection()))
    try life.tell(.sceneWillEnterForeground(again), .sceneDidBecomeActive(again))
    let text = try String(
      contentsOfFile: "\(life.dataFolder)/\(HostedAppBuild.home)/Documents/scenes.trace",
      encoding: .utf8
    )
    #expect(text == Self.expected)
    guard case .trace(let trace) = try DocumentReader.read(text, path: "scenes.trace") else {
      Issue.record("no trace")
      return
    }
    let scenario = try Recording.scenario(of: trace, path: "scenes.trace")
    let result = Judge().judge(scenario, try Hosting.program(folder), named: "app")
    #expect(result.verdict == .pass, "\(result)")
  }
}
