import Scenarios
import SceneLifecycle
import TestSupport

/// Makes scenarios that the notation allows, each word of it sooner or later.
struct RandomScenarios {
  var random: SplitMix64
  private var live: [Label] = []
  private var known: [Label] = []
  private var line = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// The steps carry the line numbers that the canonical form gives them.
  mutating func scenario() -> Scenario {
    (live, known) = ([], [])
    var scenario = Scenario(
      path: "s",
      title: "T # \"",
      device: Device(pick(Idiom.allCases), Version(27, number(9))),
      manifest: flip() ? pick(Manifest.allCases) : nil,
      needs: some(Capability.allCases),
      checks: [.comesToRest] + some(Requirement.allCases.filter { $0 != .comesToRest }),
      given: some(Choice.allCases).map { TakenAlternative($0, $0.alternatives[0].name) }
    )
    scenario.sources = some(["BR-1", "LIFE-03", "T08"])
    let optional = [scenario.manifest == nil, scenario.needs.isEmpty, scenario.sources.isEmpty]
    line = 5 + optional.count { !$0 } + scenario.given.count
    for _ in 0...number(12) { scenario.steps.append(step()) }
    return scenario
  }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0...limit, using: &random) }
  private mutating func flip() -> Bool { Bool.random(using: &random) }
  private mutating func pick<Element>(_ all: [Element]) -> Element { all[number(all.count - 1)] }
  private mutating func some<Element>(_ all: [Element]) -> [Element] {
    Array(all.shuffled(using: &random).prefix(number(3)))
  }

  private mutating func text() -> String {
    let scalars = Array("aZ #\"\\\n\t\réx\u{301}日😀\u{0}\u{85}\u{7F}\u{2028}…{}un,=".unicodeScalars)
    var text = ""
    for _ in 0..<number(8) { text.unicodeScalars.append(pick(scalars)) }
    return text
  }

  private mutating func fresh() -> Label {
    let label = Label("W\(known.count)")
    live.append(label)
    known.append(label)
    return label
  }

  private mutating func step() -> Step {
    line += 1
    var step = Step(line: line, stimulus: stimulus())
    for _ in 0..<number(3) {
      line += 1
      let choice = pick(Choice.allCases)
      let under = flip() ? TakenAlternative(choice, choice.alternatives[1].name) : nil
      step.demands.append(StatedDemand(line: line, demand: demand(), under: under))
    }
    return step
  }

  private mutating func stimulus() -> Stimulus {
    guard !live.isEmpty else { return .launch([fresh()]) }
    let label = pick(live)
    switch number(12) {
    case 0: return .open(fresh(), document: flip() ? text() : nil)
    case 1:
      live.removeAll { $0 == label }
      return flip() ? .destroy(label) : .discard(label)
    case 2...4:
      let wishes: [LabelledWish] = [
        .open(text()), .newWindow, .activate(label), .destroy(label), .refresh(label),
      ]
      return .ask(label, pick(wishes), as: flip() ? fresh() : nil)
    default:
      return pick([
        .launch(live), .launch([]), .leave(label), .return(label), .interrupt(label),
        .resume(label),
        .reclaim(label), .close(label), .kill, .crash, .swipeKill(label), .swipeKill(nil),
        .focus(label), .edit(label, text()), .navigate(label, text()), .commit(label),
        .post(text()), .launch(live, with: payload(), inBackground: flip()),
        .send(payload(), to: flip() ? label : nil), .present(label, text()), .makePrivate(label),
        .snapshot(label), .fault(pick(StorageFault.allCases)),
        .subscribe(
          Plugin("p-\(number(9))", isLegacy: flip(), claims: flip() ? payload().kind : nil)
        ),
      ])
    }
  }

  private mutating func payload() -> Payload {
    let kind = pick(Payload.Kind.allCases)
    let tokens = kind == .url ? [text(), text() + "2"] : [text()]
    return Payload(kind, tokens, target: flip() ? text() : nil)
  }

  private mutating func demand() -> Demand {
    let label = pick(known)
    let own = pick(Callback.allCases.filter { !$0.isApplications })
    return pick([
      .shows(label, text()), .at(label, text()), .showsDocument(label, text()),
      .document(text(), is: text()), .called(label, own), .nothing(label),
      .appCalled(.didDiscardSceneSessions, known), .appCalled(.willFinishLaunching, []),
      .only(label, [own, .sceneDidBecomeActive, own]), .state(label, pick(WindowState.allCases)),
      .record(label, kept: flip()), .windows(number(999_999)), .observers(label, number(9)),
      .resources(label, number(9)), .refused(.multipleScenesNotSupported),
      .handles(label, token: text()), .unhandled(token: text()), .gets(plugin: "p", own, label),
      .presents(label, text()), .covered(label), .starts(number(9)),
    ])
  }
}
