package import Implementations
import LineProtocol
import SceneLifecycle

/// A first conversation with an implementation: what works, and what to write next.
///
/// Nothing is judged. The life is that of one window on an iPad, as the platform tells it.
package struct Smoke {
  /// One thing that was tried.
  package enum Line: Hashable, Sendable {
    case works(String)
    /// It does no harm as it is; this is the next thing to write.
    case next(String)
    /// The conversation cannot go on, or what was answered makes no sense.
    case wrong(String)
  }

  private let implementation: any Implementation
  private let label = Label("A")
  private var platform: Platform
  private var process: (any AppProcess)?
  private var store = Store()
  private var told: Set<Callback> = []
  private var handled: Set<String> = []
  private var lines: [Line] = []

  package init(_ implementation: any Implementation) {
    self.implementation = implementation
    platform = Platform(
      device: Device(.pad, Version(18)),
      manifest: implementation.manifest ?? .multipleScenes
    )
  }

  /// Holds the conversation, up to the first thing that is wrong.
  package mutating func run() -> [Line] {
    var installation = implementation.install()
    do {
      try talk(&installation)
    } catch {
      switch error {
      case .died(let reason): lines.append(.wrong(reason))
      case .stuck(let party, let reason):
        lines.append(.wrong("the \(party.rawValue) is to blame: \(reason)"))
      }
    }
    installation.remove(process)
    return lines
  }

  private mutating func talk(_ installation: inout any Installation) throws(ProcessTrouble) {
    process = try installation.startProcess()
    let names = implementation.capabilities.map(\.rawValue).joined(separator: ", ")
    works("it starts and greets: version \(implementation.version), declares \(names)")
    try take(.launch([label]))
    try look("willConnect") { $0.windows.count == 1 }
    for capability in implementation.capabilities { try attempt(capability) }
    _ = try say(.settle)
    works("settle")
    try take(.leave(label))
    try take(.reclaim(label))
    try look("sceneDidDisconnect") { $0.windows.isEmpty }
    try take(.kill)
    process?.kill()
    process = try installation.startProcess()
    works("a kill and a new process")
    try take(.launch([label]))
    try seekDocument()
    try take(.close(label))
    adviseOnCapabilities()
  }

  /// Makes a step of the platform, with all its callbacks.
  private mutating func take(_ stimulus: Stimulus) throws(ProcessTrouble) {
    do {
      try platform.begin(stimulus)
    } catch {
      preconditionFailure("the life of one window cannot be led: \(error)")
    }
    if case .launch = stimulus {
      let remembered = platform.remembered.map {
        Launch.Remembered(session: $0.session, connection: $0.connection)
      }
      let (device, manifest) = (platform.device, platform.manifest)
      let launch = Launch(device: device, manifest: manifest, remembered: remembered)
      if try say(.launch(launch)) != nil { works("launch") }
    }
    while case .deliver(let delivery)? = platform.next() { try deliver(delivery) }
  }

  private mutating func deliver(_ delivery: Delivery) throws(ProcessTrouble) {
    let callback = delivery.callback
    let reply = try say(.callback(delivery))
    if case .effects(let effects) = reply {
      platform.absorb(effects, answering: delivery.scene)
      for case .handled(let token, _, _) in effects { handled.insert(token) }
    }
    guard told.insert(callback).inserted else { return }
    if reply == .unhandled {
      if let advice = callback.advice { lines.append(.next("\(callback.rawValue): \(advice)")) }
    } else {
      works(callback.rawValue)
    }
  }

  private mutating func attempt(_ capability: Capability) throws(ProcessTrouble) {
    guard let scene = platform.session(label)?.sceneID else { return }
    switch capability {
    case .multipleScenes: break
    case .documents:
      try act(.edit(scene, "smoke"))
      try look("edit") { $0.windows.first?.text == "smoke" }
      try act(.commit(scene))
      works("commit")
    case .places:
      try act(.navigate(scene, "smoke"))
      try look("navigate") { $0.windows.first?.place == "smoke" }
    case .observers:
      let effects = try act(.post("smoke"))
      note("post", effects.contains(.heard(scene, "smoke")), "no observer heard it")
      try look("observers") { $0.observers != nil }
    case .records: try look("records") { $0.records != nil }
    case .resources: try look("resources") { $0.resources != nil }
    case .presentations:
      try act(.present(scene, "smoke"))
      try look("present") { $0.windows.first?.presented == "smoke" }
    case .privacy:
      try act(.makePrivate(scene))
      works("make-private")
    case .starts: try look("starts") { $0.starts == 1 }
    case .payloads:
      let token = "smoke://payload"
      try take(.send(Payload(.url, [token]), to: label))
      note("openURLContexts", handled.contains(token), "'handled' does not name the token")
    case .bridge:
      let effects = try act(.subscribe(Plugin("smoke")))
      let told = Effect.dispatched(Dispatch("smoke", .callback(.willConnect, scene)))
      note("subscribe", effects.contains(told), "the plugin is not told of the connected window")
    case .requests:
      let effects = try act(.ask(scene, .newWindow))
      note("ask", effects.contains(.request(.activate(nil, nil))), "it asks for no new window")
    }
  }

  @discardableResult
  private mutating func act(_ action: Action) throws(ProcessTrouble) -> [Effect] {
    guard case .effects(let effects)? = try say(.action(action)) else { return [] }
    return effects
  }

  /// Whether what was committed is there in the next process.
  private mutating func seekDocument() throws(ProcessTrouble) {
    guard implementation.capabilities.contains(.documents) else { return }
    guard case .snapshot(let snapshot)? = try say(.observe) else { return }
    if snapshot.documents?.contains(where: { $0.text == "smoke" }) == true {
      works("what was committed is there after the kill")
    } else {
      lines.append(.next("commit: save the document, so that it is there after a kill"))
    }
  }

  private mutating func look(
    _ name: String,
    _ isRight: (Snapshot) -> Bool
  ) throws(ProcessTrouble) {
    guard case .snapshot(let snapshot)? = try say(.observe) else { return }
    note("observe after \(name)", isRight(snapshot), "the snapshot does not show it")
  }

  private mutating func note(_ name: String, _ isRight: Bool, _ otherwise: String) {
    lines.append(isRight ? .works(name) : .wrong("\(name): \(otherwise)"))
  }

  private mutating func works(_ name: String) { lines.append(.works(name)) }

  private mutating func say(_ message: Message) throws(ProcessTrouble) -> Reply? {
    try process?.perform(message, store: &store)
  }

  private mutating func adviseOnCapabilities() {
    let missing = Capability.allCases.filter { !implementation.capabilities.contains($0) }
    if missing.isEmpty { return }
    let names = missing.map(\.rawValue).joined(separator: ", ")
    lines.append(.next("hello: declare what the app has of \(names)"))
  }
}

extension Callback {
  /// Why an app implements it; `nil` where most apps do well without.
  fileprivate var advice: String? {
    switch self {
    case .willConnect: "show the window that connects"
    case .sceneDidDisconnect: "let go of the window, never of the document"  // LIFE-37
    // LIFE-09
    case .sceneDidEnterBackground: "save; the scene may be gone at any time from here on"
    case .stateRestorationActivity: "return what the window needs to come back"  // REST-01
    case .didDiscardSceneSessions: "delete what is kept for these sessions, never documents"
    case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
      .applicationWillTerminate, .restoreInteractionState, .sceneWillEnterForeground,
      .sceneDidBecomeActive, .sceneWillResignActive, .didUpdateUserActivity,
      .continueUserActivity, .willContinueUserActivity, .openURLContexts,
      .performActionForShortcutItem, .didReceiveNotificationResponse,
      .userDidAcceptCloudKitShare, .willPerformAppIntent, .requestFailed:
      nil
    }
  }
}
