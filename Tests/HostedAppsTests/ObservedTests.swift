import Foundation
import LineProtocol
import SceneLifecycle
import Testing

/// What is seen of an app that knows nothing of us.
@Suite struct ObservedTests {
  private let first = SceneID(SessionID(1), 1)
  private let second = SceneID(SessionID(2), 1)

  private static let connects = """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    """

  private func life(_ rest: String, more: String = "") throws -> HostedLife {
    let files = SmallApp.files(Self.connects + "\n" + rest + "\n}", more: more)
    let life = try HostedLife(Hosting.folder(files))
    try life.start()
    return life
  }

  private func leave(_ scene: SceneID, _ life: HostedLife) throws {
    try life.tell(.sceneWillResignActive(scene), .sceneDidEnterBackground(scene))
    try life.tell(.sceneDidDisconnect(scene))
    try life.send(.settle)
  }

  @Test func `a scene that is let go leaves nothing, one that is held does`() throws {
    let clean = try life("")
    try clean.connect(first)
    #expect(try clean.snapshot().windows.map(\.isBlank) == [false])
    try leave(first, clean)
    #expect(try clean.snapshot().resources == [])
    #expect(try clean.snapshot().windows == [])
    let leaky = try life("held.append(self)", more: "@MainActor var held: [AnyObject] = []")
    try leaky.connect(first)
    try leave(first, leaky)
    // The delegate, its window and the window's controller; the scene itself has gone.
    #expect(try leaky.snapshot().resources == [.init(session: SessionID(1), number: 3)])
  }

  @Test func `an observer left behind counts once its place was used by two scenes`() throws {
    let life = try life(
      """
      let own = NotificationCenter.default.addObserver(
        forName: Notification.Name("x"), object: nil, queue: nil) { _ in }
      _ = own
      _ = shared
      """,
      more: """
        @MainActor let shared = NotificationCenter.default.addObserver(
          forName: Notification.Name("y"), object: nil, queue: nil) { _ in }
        """
    )
    try life.connect(first)
    try leave(first, life)
    #expect(try life.snapshot().resources == [])
    try life.connect(second)
    // The second scene itself, and what the first has left.
    #expect(
      try life.snapshot().resources == [
        .init(session: SessionID(1), number: 1), .init(session: SessionID(2), number: 1),
      ]
    )
  }

  @Test func `what waits on the main queue and the main actor is run before the app rests`() throws
  {
    let life = try life(
      """
      DispatchQueue.main.async {
        DispatchQueue.main.async { Task { @MainActor in session.userInfo = ["late": true] } }
      }
      """
    )
    try life.tell(.configurationForConnecting(first.session))
    #expect(try life.tell(.willConnect(first, Connection())) == .nothing)
    let set = Effect.setUserInfo(first.session, ["late": .boolean(true)])
    #expect(try life.send(.settle) == .effects([set]))
  }

  @Test func `defaults and files are the run's own and survive a kill`() throws {
    let life = try life(
      """
      let defaults = UserDefaults.standard
      let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let support = FileManager.default.urls(
        for: .applicationSupportDirectory, in: .userDomainMask)[0]
      try? FileManager.default.createDirectory(at: support, withIntermediateDirectories: true)
      let file = documents.appendingPathComponent("a")
      let other = support.appendingPathComponent("b")
      session.userInfo = [
        "default": defaults.string(forKey: "key") ?? "",
        "file": (try? String(contentsOf: file, encoding: .utf8)) ?? "",
        "support": (try? String(contentsOf: other, encoding: .utf8)) ?? "",
        "home": NSHomeDirectory() + "/Documents" == documents.path,
      ]
      defaults.set("kept", forKey: "key")
      try? "kept".write(to: file, atomically: true, encoding: .utf8)
      try? "kept".write(to: other, atomically: true, encoding: .utf8)
      """
    )
    func seen() throws -> Reply {
      try life.tell(.configurationForConnecting(first.session), .willConnect(first, Connection()))
    }
    func expected(_ text: String) -> Reply {
      let values = ["default": text, "file": text, "support": text].mapValues(PropertyValue.string)
      return .effects([
        .setUserInfo(first.session, values.merging(["home": .boolean(true)]) { $1 })
      ])
    }
    #expect(try seen() == expected(""))
    try life.kill()
    try life.start()
    #expect(try seen() == expected("kept"))
  }

  @Test func `each type of value comes back from an activity equal`() throws {
    let life = try life(
      """
        session.userInfo = connectionOptions.userActivities.first?.userInfo as? [String: Any]
      }
      func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "all")
        activity.targetContentIdentifier = "here"
        activity.userInfo = [
          "text": "a", "whole": 1, "real": 0.5, "yes": true, "data": Data([1]),
          "list": [1, "b"], "named": ["$x": 1], "date": Date(timeIntervalSinceReferenceDate: 2),
          "url": URL(string: "https://example.com")!, "null": NSNull(),
          "set": Set([3]), "lost": scene,
        ]
        return activity
      """
    )
    try life.connect(first)
    let reply = try life.tell(.stateRestorationActivity(first))
    guard case .effects(let effects) = reply, case .gaveActivity(let activity)? = effects.first
    else {
      Issue.record("\(reply)")
      return
    }
    #expect(activity.type == "all" && activity.target == "here")
    #expect(activity.userInfo.count == 11 && activity.userInfo["lost"] == nil)
    let connection = Connection(activities: [activity])
    try life.tell(.configurationForConnecting(second.session))
    let answer = try life.tell(.willConnect(second, connection))
    #expect(answer == .effects([.setUserInfo(second.session, activity.userInfo)]))
  }
}
