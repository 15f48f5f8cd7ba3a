import LineProtocol
import SceneLifecycle

/// At least one message of each name and one answer of each form, with what is hard to carry.
enum Samples {
  static let scene = SceneID(SessionID(12), 3)
  static let activity = Activity(
    type: "window",
    target: "Zoë's \"notes\"\\\n\u{1}\u{2028}👩‍👧",
    userInfo: [
      "text": .string(""), "whole": .integer(-3), "large": .integer(.min), "half": .real(0.5),
      "none": .real(-0.0), "huge": .real(.greatestFiniteMagnitude), "endless": .real(.infinity),
      "yes": .boolean(true), "bytes": .data([0, 255, 1, 2]), "list": .array([.data([]), .real(1)]),
      "nested": .dictionary(["$data": .string("no base 64"), "a": .dictionary([:])]),
    ]
  )
  static let connection = Connection(
    activities: [activity, Activity(type: "plain")],
    restoration: activity,
    userInfo: ["$real": .integer(1)]
  )
  static let payloads = Payload.Kind.allCases.map { kind in
    kind == .url
      ? Payload(kind, ["notes://open?\"a\"=\\1", "notes://"], target: "Zoë's notes")
      : Payload(kind, [kind.rawValue])
  }
  /// A Handoff is announced without a token.
  static let connectionPayloads = payloads.filter { $0.kind != .handoff } + [Payload(.handoff, [])]

  static let deliveries: [Delivery] =
    [
      .willFinishLaunching, .didFinishLaunching, .configurationForConnecting(SessionID(1)),
      .didDiscardSceneSessions([SessionID(1), SessionID(22)]), .applicationWillTerminate,
      .willConnect(scene, connection), .willConnect(scene, Connection()),
      .restoreInteractionState(scene, activity), .sceneWillEnterForeground(scene),
      .sceneDidBecomeActive(scene), .sceneWillResignActive(scene), .sceneDidEnterBackground(scene),
      .stateRestorationActivity(scene), .didUpdateUserActivity(scene, activity),
      .continueUserActivity(scene, activity), .sceneDidDisconnect(scene),
      .requestFailed(.requestDenied), .willContinueUserActivity(scene),
    ]
    + payloads.map { .payload(scene, $0) }
    + connectionPayloads.map { .willConnect(scene, Connection(payload: $0)) }

  static let actions: [Action] = [
    .edit(scene, "a\tb"), .navigate(scene, "page 2"), .present(scene, "sheet"), .commit(scene),
    .makePrivate(scene), .post("changed"),
    .ask(scene, .open(document: "Notes")), .ask(scene, .newWindow),
    .ask(scene, .activate(SessionID(1))), .ask(scene, .destroy(SessionID(1))),
    .ask(scene, .refresh(SessionID(1))), .subscribe(Plugin("analytics")),
    .subscribe(Plugin("old", isLegacy: true, claims: .url)),
  ]

  static let launch = Launch(
    device: Device(.pad, Version(18, 4)),
    manifest: .multipleScenes,
    remembered: [
      Launch.Remembered(session: SessionID(1), connection: connection),
      Launch.Remembered(session: SessionID(2), connection: Connection()),
    ]
  )

  static let messages: [LineMessage] =
    [.hello(protocolVersion: 1, tool: "0.1.0"), .app(.launch(launch))]
    + deliveries.map { .app(.callback($0)) } + actions.map { .app(.action($0)) }
    + [.app(.settle), .app(.observe), .reset(folder: "/tmp/a b"), .bye]

  static let effects: [Effect] = [
    .request(.activate(nil, nil)), .request(.activate(SessionID(1), activity)),
    .request(.destroy(SessionID(1))), .request(.refresh(SessionID(2))),
    .setUserInfo(SessionID(1), ["a": .integer(1)]), .gaveActivity(activity),
    .heard(scene, "changed"), .saveFailed, .handled("notes://", scene, by: nil),
    .handled("notes://", scene, by: "links"),
    .dispatched(Dispatch("links", .callback(.openURLContexts, scene), tokens: ["notes://", "b"])),
    .dispatched(Dispatch("links", .callback(.sceneDidDisconnect, scene))),
    .dispatched(Dispatch("old", .applicationDidEnterBackground)),
    .dispatched(Dispatch("old", .applicationWillEnterForeground)),
  ]

  static let snapshot = Snapshot(
    windows: [
      Snapshot.Window(scene: scene, document: "Notes", text: "a", place: "start"),
      Snapshot.Window(
        scene: scene,
        document: "Notes",
        text: "a",
        place: "start",
        presented: "sheet",
        isCovered: true,
        isBlank: true
      ),
    ],
    documents: [Snapshot.Document(name: "Notes", text: "a")],
    records: [SessionID(12)],
    observers: [Snapshot.Count(session: SessionID(12), number: 1)],
    resources: [],
    starts: 1
  )

  /// Each answer with the name of its schema and of a message that it can answer.
  static let replies: [(reply: LineReply, schema: String, message: MessageName)] = [
    (
      .hello(
        Greeting(
          version: "1",
          capabilities: Capability.allCases,
          manifest: .singleScene,
          resets: true
        )
      ), "answer-hello", LineMessage.hello(protocolVersion: 1, tool: "").name
    ),
    (
      .hello(Greeting(version: "", capabilities: [])), "answer-hello",
      LineMessage.hello(protocolVersion: 1, tool: "").name
    ),
    (.app(.effects(effects)), "answer-effects", Message.settle.name),
    (.app(.effects([])), "answer-effects", LineMessage.bye.name),
    (.app(.snapshot(snapshot)), "answer-observe", Message.observe.name),
    (.app(.snapshot(Snapshot())), "answer-observe", Message.observe.name),
    (.app(.unhandled), "answer-unhandled", Message.callback(.didFinishLaunching).name),
    (.error("unknown message 'teleport'"), "answer-error", Message.settle.name),
  ]
}
