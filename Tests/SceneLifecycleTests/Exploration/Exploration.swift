import SceneLifecycle

/// All that can happen to an app with two windows and two documents within so many stimuli.
struct Exploration {
  static let a = Label("A")
  static let b = Label("B")

  /// Everything that a user or the system can do to two windows, in every order of naming them.
  static let stimuli: [Stimulus] =
    launches + [.kill, .crash, .swipeKill(nil), .post("changed"), .subscribe(Plugin("listener"))]
    + [.fault(.torn)]
    + payloads.map { .send($0, to: nil) } + of(a, other: b) + of(b, other: a)

  private static let launches: [Stimulus] =
    [[], [a], [b], [a, b], [b, a], [a, a]].map { .launch($0) }
    + payloads.map { .launch([a], with: $0) } + [.launch([b, a], with: payloads[0])]
    + [.launch([a], inBackground: true), .launch([a, b], with: payloads[1], inBackground: true)]

  /// One of each kind.
  private static let payloads = Payload.Kind.allCases.map { Payload($0, ["token"], target: "one") }

  private static func of(_ label: Label, other: Label) -> [Stimulus] {
    [
      .open(label, document: nil), .open(label, document: "one"), .leave(label), .return(label),
      .interrupt(label), .resume(label), .reclaim(label), .close(label), .destroy(label),
      .discard(label), .swipeKill(label), .focus(label), .edit(label, "one"), .edit(label, "two"),
      .navigate(label, "end"), .commit(label), .ask(label, .open("two"), as: other),
      .ask(label, .newWindow, as: other), .ask(label, .activate(other), as: nil),
      .ask(label, .destroy(other), as: nil), .ask(label, .refresh(other), as: nil),
      .send(payloads[0], to: label), .send(payloads[2], to: label), .present(label, "sheet"),
      .makePrivate(label), .snapshot(label),
    ]
  }

  /// How many states were new at each depth, the beginning first.
  private(set) var counts = [1]
  private(set) var states: Set<Platform>

  /// A stimulus that could not happen.
  struct Refused {
    let before: Platform
    let stimulus: Stimulus
    let refusal: Impossible
    /// The state after it, which should be the one before.
    let after: Platform
  }

  /// Explores, breadth first.
  ///
  /// - Parameters:
  ///   - beginning: The state to begin in.
  ///   - depth: How many stimuli to follow one another.
  ///   - visit: Sees every step.
  ///   - refused: Sees every refusal.
  init(
    _ beginning: Platform,
    depth: Int,
    visit: (ExploredStep) -> Void,
    refused: (Refused) -> Void
  ) {
    states = [beginning]
    var frontier = [beginning]
    for _ in 0..<depth {
      var next: [Platform] = []
      for state in frontier {
        for stimulus in Self.stimuli {
          var tried = state
          do throws(Impossible) {
            try tried.begin(stimulus)
            for step in try ExploredStep.all(from: state, stimulus) {
              visit(step)
              if states.insert(step.after).inserted { next.append(step.after) }
            }
          } catch {
            refused(Refused(before: state, stimulus: stimulus, refusal: error, after: tried))
          }
        }
      }
      counts.append(next.count)
      frontier = next
    }
  }
}
