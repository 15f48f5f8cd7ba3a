@testable import SceneLifecycle

/// What the exploration of a setting came by.
struct Findings {
  private(set) var counts: [Int] = []
  /// The first step that breaks each law, if any does.
  private(set) var broken: [Law: String] = [:]
  private(set) var interesting: Set<Interesting> = []
  private(set) var met: Set<TakenAlternative> = []
  private(set) var callbacks: Set<Callback> = []
  private(set) var accepted: Set<Stimulus> = []
  /// What the refusals said of the state, each once.
  private(set) var refusals: Set<String> = []
  /// The refusals that did not name the stimulus, or that changed something.
  private(set) var wrongRefusals: [String] = []

  init(_ setting: Setting) {
    let exploration = Exploration(setting.platform, depth: setting.depth) { step in
      for law in Law.broken(by: step) where broken[law] == nil { broken[law] = step.text }
      met.formUnion(step.met)
      callbacks.formUnion(step.deliveries.map(\.callback))
      accepted.insert(step.stimulus)
    } refused: { refused in
      let refusal = refused.refusal
      refusals.insert(refusal.state)
      if refusal.stimulus != refused.stimulus.name || !names(refused) {
        wrongRefusals.append("\(refusal)")
      }
      if refused.after != refused.before { wrongRefusals.append("\(refusal) changed the state") }
    }
    counts = exploration.counts
    for state in exploration.states {
      interesting.formUnion(Interesting.allCases.filter { $0.holds(in: state) })
    }
  }

  /// Whether a refusal says how things are with what the stimulus names: a window or the process.
  private func names(_ refused: Exploration.Refused) -> Bool {
    let state = refused.before
    let text = refused.refusal.state
    if text.contains("process") { return state.isRunning == !text.hasPrefix("no ") }
    if text.contains("\(state.device)") || text.hasPrefix("a Mac ") { return true }
    if text.hasPrefix("there is no window ") {
      return state.state(of: Label(String(text.suffix(1)))) == nil
    }
    if text.contains(" new; ") || text.hasSuffix("twice") { return refused.stimulus.isLaunch }
    guard let word = text.split(separator: " ").first,
      let window = state.state(of: Label(String(word)))
    else { return false }
    let says = window == .discarded ? "was discarded" : "is \(window.phrase)"
    let isForeground = window == .active || window == .inactive
    return text.contains(says) || isForeground && text.contains("is in the foreground")
  }
}
