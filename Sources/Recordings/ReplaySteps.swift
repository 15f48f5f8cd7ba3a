import Scenarios
import SceneLifecycle

/// A fitting run as steps to play.
///
/// A recording shows no typing. So that there is something to lose, the user finishes an edit
/// whenever a window becomes active, and the app is launched once more when its process has ended.
struct ReplaySteps {
  private(set) var steps: [Step] = []
  private(set) var acts: [Replay.Act] = []
  private var platform: Platform
  private var edits = 0

  init(_ run: FittingRun, on device: Device) {
    platform = Platform(device: device, manifest: run.manifest)
    for step in run.steps {
      let before = platform.sessions.filter { $0.scene == .active }.map(\.id)
      play(step)
      for session in platform.sessions where session.scene == .active {
        if !before.contains(session.id) { edit(session.label, line: step.line) }
      }
    }
    guard !platform.isRunning, let last = run.steps.last else { return }
    add(.launch(platform.sessions.map(\.label)), line: last.line)
  }

  private mutating func play(_ step: FittingRun.Step) {
    add(step.stimulus, line: step.line, step.act)
    platform.pin(step.act.taken)
    let cause = step.act.request.map { Cause.request($0) } ?? .stimulus(step.stimulus)
    guard let begun = cause.begun(in: platform) else {
      preconditionFailure("the run that fits cannot be played: \(step.stimulus.notation)")
    }
    platform = begun
    while platform.next() != nil {}
  }

  private mutating func edit(_ label: Label, line: Int) {
    edits += 1
    add(.edit(label, "edit \(edits)"), line: line)
    add(.commit(label), line: line)
  }

  private mutating func add(_ stimulus: Stimulus, line: Int, _ act: Replay.Act = Replay.Act()) {
    steps.append(Step(line: line, stimulus: stimulus))
    acts.append(act)
  }
}
