import Conformance
import Implementations
import LineProtocol
import Scenarios
import SceneLifecycle

/// One run: the platform, the implementation and the judges, step by step.
struct Run {
  static let roundLimit = 8

  let scenario: Scenario
  var platform: Platform
  var ledger: Ledger
  var checkers = Checkers()
  var judgement = Judgement()
  var installation: any Installation
  /// What the implementation declares.
  let capabilities: [Capability]
  var process: (any AppProcess)?
  var store = Store()
  var outcome: RunOutcome
  let records: Bool
  let checksDemands: Bool
  var step = 0
  /// The callbacks of the present step, for `then` lines.
  var deliveries: [Delivery] = []
  /// The labels of the sessions that have had a scene, for breaks about them.
  var labels: [(session: SessionID, label: Label)] = []
  /// The sessions of labels that have died, for `then` lines about them.
  var goneSessions: [Label: SessionID] = [:]
  /// The last callback since the app was looked at whose work must be told from what follows.
  var unseen: Callback?
  /// How often the store was written to since the timeline said so, and how often in vain.
  var unnotedWrites = 0
  var unnotedFailures = 0
  var isOver = false
  /// Where the process is killed; `nil` for nowhere.
  let killPoint: KillPoint?
  /// The windows that were on screen when the kill came; `nil` before it.
  var shownAtKill: [Label]?
  /// What is played after the kill; `nil` while the scenario is.
  var comeback: (line: Int, text: String)?
  /// Whether the process is the system's, so that a kill can race with it.
  let showsRaces: Bool
  /// Whether the places are noted where the process could be killed.
  let notesKillPoints: Bool
  /// How many writes and messages the present step has had.
  var counts = (writes: 0, messages: 0)
  /// How many writes of the last message arrived.
  var writesOfMessage = 0

  init(
    _ scenario: Scenario,
    on implementation: any Implementation,
    decisions: Decisions,
    records: Bool = false,
    checksDemands: Bool = false,
    killPoint: KillPoint? = nil,
    notesKillPoints: Bool = false
  ) {
    self.scenario = scenario
    self.killPoint = killPoint
    self.notesKillPoints = notesKillPoints
    installation = implementation.install()
    showsRaces = implementation.hasSystemProcesses
    capabilities = implementation.capabilities
    self.records = records
    self.checksDemands = checksDemands
    let manifest = scenario.manifest ?? implementation.manifest ?? .multipleScenes
    platform = Platform(device: scenario.device, manifest: manifest, decisions: decisions)
    ledger = Ledger(
      capabilities: capabilities,
      supportsMultipleScenes: platform.supportsMultipleScenes
    )
    outcome = RunOutcome(decisions: decisions)
  }

  mutating func make() -> RunOutcome {
    for (number, step) in scenario.steps.enumerated() where !isOver {
      self.step = number
      prepareKill()
      take(step)
      killAfterStep()
    }
    if let shownAtKill { comeBack(shownAtKill) }
    if case .raw(let calls)? = scenario.replay { replay(calls) }
    installation.remove(process)
    outcome.decisions = platform.decisions
    outcome.obligations.reserveCapacity(judgement.obligations.count)
    for obligation in judgement.obligations where judges(obligation.requirement) {
      outcome.obligations.append(obligation)
    }
    return outcome
  }

  private mutating func take(_ step: Step) {
    deliveries.removeAll(keepingCapacity: true)
    if records {
      let text = step.stimulus.notation
      outcome.timeline.append(TimelineStep(number: self.step + 1, line: step.line, stimulus: text))
    }
    var named: SessionID?
    if let label = step.stimulus.label { named = platform.sessionID(of: label) }
    if checksDemands {
      for session in platform.sessions { goneSessions[session.label] = session.id }
    }
    // Only a force-quit gives a window another session (OQ-08).
    var earlier: [Session] = []
    if case .swipeKill = step.stimulus { earlier = platform.sessions }
    do {
      try begin(step)
    } catch {
      refuse(step, error)
      return
    }
    observe(.began(step.stimulus, naming: named))
    if case .fault(let fault) = step.stimulus { store.meet(fault) }
    if case .launch = step.stimulus { start() }
    if plays(step.stimulus) { act(step.stimulus) }
    rest()
    if isOver { return }
    for old in earlier {
      if let id = platform.sessionID(of: old.label), id != old.id { ledger.lift(id) }
    }
    finish(step)
  }

  /// A step that names a window never asked for is a break of the app; else the file or the flip ends the run.
  private mutating func refuse(_ step: Step, _ impossible: Impossible) {
    let wanted = scenario.steps.prefix(self.step).compactMap { earlier -> Label? in
      if case .ask(_, _, let new) = earlier.stimulus { new } else { nil }
    }
    if let label = step.stimulus.label, wanted.contains(label), platform.state(of: label) == nil {
      end(over: .neverAskedFor(label))
    } else {
      outcome.impossible = (step.line, impossible)
      isOver = true
    }
  }

  /// Ends the run over what breaks a requirement, so that nothing else is put to the test.
  private mutating func end(over observation: Observation) {
    observe(observation)
    outcome.ending = judgement.breaks.first.map { (step + 1, present.text, $0.requirement) }
    isOver = true
  }

  mutating func start() {
    store.mend()
    do {
      process = try installation.startProcess()
    } catch {
      meet(error, over: "the start")
      return
    }
    let remembered = platform.remembered.map {
      Launch.Remembered(session: $0.session, connection: $0.connection)
    }
    let launch = Launch(
      device: platform.device,
      manifest: platform.manifest,
      remembered: remembered
    )
    _ = perform(.launch(launch), "launch")
  }

  private mutating func act(_ stimulus: Stimulus) {
    guard let action = action(stimulus) else { return }
    guard let effects = effects(of: .action(action), "an action") else { return }
    outcome.steps += 1
    note(action, effects)
    absorb(effects, answering: action.scene)
    observe(.acted(action, effects))
  }

  /// Delivers what is due, then what the app asks for, until it rests.
  mutating func rest() {
    var rounds = 0
    while !isOver {
      while !isOver, let event = platform.next() { handle(event) }
      if isOver { return }
      if platform.startRequests() {
        rounds += 1
        if rounds > Self.roundLimit {
          end(over: .restless)
          return
        }
        continue
      }
      guard process != nil, let effects = effects(of: .settle, "settle") else { return }
      absorb(effects, answering: nil)
      if !effects.isEmpty { observe(.settled(effects)) }
      if !platform.hasRequests { return }
    }
  }

  mutating func handle(_ event: PlatformEvent) {
    switch event {
    case .processEnded:
      if unseen?.isLookedAt(before: nil) == true { look() }
      process?.kill()
      process = nil
      mark(TimelineStep.Event(lane: .application, kind: .processEnd, text: "the process ends"))
      observe(.processEnded)
    case .deliver(let delivery):
      if unseen?.isLookedAt(before: delivery.callback) == true { look() }
      guard let effects = effects(of: .callback(delivery), delivery.callback.rawValue) else {
        return
      }
      unseen = delivery.callback.isPlaceOfBlame ? delivery.callback : unseen ?? delivery.callback
      outcome.steps += 1
      if case .willConnect(let scene, _) = delivery,
        !labels.contains(where: { $0.session == scene.session }),
        let label = platform.session(scene.session)?.label
      {
        labels.append((scene.session, label))
      }
      if checksDemands { deliveries.append(delivery) }
      note(delivery, effects)
      absorb(effects, answering: delivery.scene)
      observe(.delivered(delivery, effects))
    }
  }

  /// A snapshot that only helps to locate blame.
  private mutating func look() {
    guard let snapshot = snapshot() else { return }
    observe(.looked(snapshot))
    unseen = nil
  }

  private mutating func finish(_ step: Step) {
    if checksDemands { checkDemands(step) }
    finish()
  }

  mutating func finish() {
    guard process != nil, let snapshot = snapshot() else { return }
    note(snapshot)
    observe(.rested(snapshot))
    unseen = nil
  }

  private mutating func snapshot() -> Snapshot? {
    guard let reply = perform(.observe, "observe") else { return nil }
    guard case .snapshot(let snapshot) = reply else {
      return misread("observe", "the answer is no snapshot")
    }
    if let missing = snapshot.missing(of: capabilities) {
      return misread("observe", "the snapshot is without '\(missing.rawValue)', which is declared")
    }
    return snapshot
  }

  mutating func effects(of message: Message, _ name: String) -> [Effect]? {
    switch perform(message, name) {
    case .effects(let effects): effects
    case .unhandled: []
    case nil: nil
    case .snapshot: misread(name, "the answer is a snapshot, which only 'observe' asks for")
    }
  }

  /// Ends the run over an answer that makes no sense.
  private mutating func misread<Answer>(_ name: String, _ reason: String) -> Answer? {
    meet(.stuck(.implementation, reason: reason), over: name)
    return nil
  }

  private mutating func perform(_ message: Message, _ name: String) -> Reply? {
    if raceKill(over: message) { return nil }
    let writes = store.writes
    let failures = store.failures
    do {
      let reply = try process?.perform(message, store: &store)
      writesOfMessage = store.writes - writes
      unnotedWrites += writesOfMessage
      unnotedFailures += store.failures - failures
      if notesKillPoints { noteKillPoints(over: name) }
      if store.isCutOff {
        kill(over: message)
        return nil
      }
      return reply
    } catch {
      // What a process does that is dead already is nobody's concern.
      if store.isCutOff {
        writesOfMessage = store.writes - writes
        kill(over: message)
      } else {
        meet(error, over: name)
      }
      return nil
    }
  }

  /// Ends the run: a death breaks a requirement, other trouble leaves nothing to judge.
  private mutating func meet(_ trouble: ProcessTrouble, over name: String) {
    process?.kill()
    process = nil
    isOver = true
    switch trouble {
    case .died(let reason):
      platform.appDied()
      noteWrites()
      mark(TimelineStep.Event(lane: .application, kind: .processEnd, text: "died over \(name)"))
      observe(.died(over: name, reason: reason))
    case .stuck(let party, let reason):
      mark(TimelineStep.Event(lane: .application, kind: .processEnd, text: "stuck over \(name)"))
      outcome.obstacle = Obstacle(party: party, reason: "over \(name): \(reason)")
    }
  }

  mutating func observe(_ observation: Observation) {
    judgement.beginObservation()
    ledger.absorb(observation, &judgement)
    checkers.check(observation, ledger, &judgement)
    for broken in judgement.breaks { report(broken) }
  }

  /// The window that a session is, or was; `nil` for one that the user never saw.
  private func label(of id: SessionID) -> Label? {
    platform.session(id)?.label ?? labels.first { $0.session == id }?.label
  }

  private mutating func report(_ broken: Break) {
    guard let rule = Rule.of(broken.requirement), judges(broken.requirement) else { return }
    // Up to the kill the run is that of another, which reports it.
    if killPoint != nil, shownAtKill == nil { return }
    let step = present
    outcome.violations.append(
      Violation(
        requirement: broken.requirement,
        level: rule.level,
        grade: max(rule.grade, platform.decisions.grade),
        step: self.step + 1,
        line: step.line,
        stimulus: step.text,
        subject: broken.subject.text(label(of:)),
        expected: broken.expected.text(label(of:)),
        observed: broken.observed.text(label(of:)),
        under: platform.decisions.flips,
        killed: killPoint
      )
    )
  }
}
