import Conformance
import Implementations
import LineProtocol
import Scenarios
import SceneLifecycle

/// Killing the process at one point of the run, and what the system hands back at the next launch.
extension Run {
  /// Begins the counts of a step, and says to the store where its writes end.
  mutating func prepareKill() {
    counts = (0, 0)
    guard let killPoint, killPoint.kind == .beforeWrite, killPoint.step == step + 1 else { return }
    store.cutOff(after: killPoint.number - 1)
  }

  /// Ends the run of the scenario after the step, if that is where the process is killed.
  mutating func killAfterStep() {
    guard process != nil, !isOver else { return }
    let point = KillPoint(afterStep: step + 1, line: scenario.steps[step].line)
    if notesKillPoints { outcome.killPoints.append(point) }
    if killPoint == point { kill(over: nil) }
  }

  /// Notes that the process could have been killed before each of these writes, and during the message.
  mutating func noteKillPoints(over name: String) {
    let line = scenario.steps[step].line
    func note(_ kind: KillPoint.Kind, _ number: Int) {
      let point = KillPoint(kind, step: step + 1, line: line, number: number, message: name)
      outcome.killPoints.append(point)
    }
    if showsRaces, name != "observe", name != "settle" { note(.raced, counts.messages) }
    for number in 0..<writesOfMessage { note(.beforeWrite, counts.writes + number + 1) }
    counts.writes += writesOfMessage
  }

  /// Sends the message and kills the process without waiting for the answer, if this is the place.
  mutating func raceKill(over message: Message) -> Bool {
    counts.messages += 1
    guard let killPoint, killPoint.kind == .raced, shownAtKill == nil, killPoint.step == step + 1,
      killPoint.number == counts.messages
    else { return false }
    process?.kill(whilePerforming: message)
    kill(over: message)
    return true
  }

  /// Kills the process; what it has not answered is cut short.
  mutating func kill(over message: Message?) {
    outcome.choicesBeforeKill = platform.decisions.met.count
    shownAtKill = windowsToShow
    let earlier = platform.sessions
    process?.kill()
    process = nil
    unseen = nil
    isOver = true
    switch message {
    case .callback(let delivery)?:
      platform.kill(over: delivery)
      // Of a race nobody knows; else a first write is the first of its message that did not arrive.
      let isBegun = killPoint?.kind == .raced || writesOfMessage > 0
      observe(.cutShort(delivery, isBegun: isBegun))
    case .action(let action)?:
      platform.kill()
      observe(.actionCutShort(action))
    default: platform.kill()
    }
    noteWrites()
    let end = message == nil ? "the process is killed" : "the process is killed before it answers"
    mark(TimelineStep.Event(lane: .application, kind: .processEnd, text: end))
    observe(.processEnded)
    for old in earlier {
      if let id = platform.sessionID(of: old.label), id != old.id { ledger.lift(id) }
    }
    store.reopen()
  }

  /// Launches again as the system would, brings every window back, and judges what each shows.
  mutating func comeBack(_ shown: [Label]) {
    isOver = false
    let line = scenario.steps[step].line
    var labels = shown.filter { platform.session($0) != nil }
    if labels.isEmpty { labels = [platform.sessions.first?.label ?? freshLabel] }
    let launch = Stimulus.launch(labels)
    let killed = killPoint.map { "kill \($0), then " } ?? ""
    play(launch, saying: (line, killed + launch.notation))
    guard platform.supportsMultipleScenes else { return }
    for session in platform.sessions where session.scene == nil && !isOver {
      let back = Stimulus.return(session.label)
      play(back, saying: (line, back.notation))
    }
  }

  /// Plays a step that no file holds.
  private mutating func play(_ stimulus: Stimulus, saying words: (line: Int, text: String)) {
    step += 1
    comeback = words
    if records {
      outcome.timeline.append(
        TimelineStep(number: step + 1, line: words.line, stimulus: words.text)
      )
    }
    let named = stimulus.label.flatMap(platform.sessionID)
    do {
      try platform.begin(stimulus)
    } catch {
      let reason = "after the kill '\(stimulus.notation)' cannot happen: \(error)"
      outcome.obstacle = Obstacle(party: .harness, reason: reason)
      isOver = true
      return
    }
    observe(.began(stimulus, naming: named))
    if case .launch = stimulus { start() }
    rest()
    if !isOver { finish() }
  }

  /// The windows that the user finds on screen again; at most one where the app has one.
  private var windowsToShow: [Label] {
    let front = platform.sessions.filter(\.isForeground)
    let connected = platform.sessions.filter { $0.scene != nil }
    let shown = (front.isEmpty ? Array(connected.prefix(1)) : front).map(\.label)
    return platform.supportsMultipleScenes ? shown : Array(shown.prefix(1))
  }

  /// A label that no window has or had.
  private var freshLabel: Label {
    var number = 1
    while platform.state(of: Label("relaunched\(number)")) != nil { number += 1 }
    return Label("relaunched\(number)")
  }
}
