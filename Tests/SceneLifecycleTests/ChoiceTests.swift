import Testing

@testable import SceneLifecycle

@Suite struct ChoiceTests {
  /// What a run can be told by: what the app was told, and what the system remembers.
  private struct Outcome: Hashable {
    var told: [[String]] = []
    var remembered: [[Session]] = []
  }

  @Test(arguments: ChoiceSituation.all)
  func `each alternative is met and makes a difference`(situation: ChoiceSituation) throws {
    var alternatives: [Outcome: String] = [:]
    for name in situation.alternatives {
      let taken = TakenAlternative(situation.choice, name)
      let (outcome, decisions) = try run(situation, Decisions(given: [taken]))
      #expect(decisions.met.map(\.alternative).contains(taken))
      if let same = alternatives.updateValue(name, forKey: outcome) {
        Issue.record("'\(name)' comes to the same as '\(same)'")
      }
    }
  }

  @Test(arguments: ChoiceSituation.all)
  func `without a pin the default is taken, and the flips are the other alternatives`(
    situation: ChoiceSituation
  ) throws {
    let (_, decisions) = try run(situation, Decisions())
    #expect(decisions.flips == [])
    let occurrence = try #require(decisions.met.last { $0.choice == situation.choice })
    let names = occurrence.possible.map { situation.choice.alternatives[$0].name }
    #expect(Set(names) == Set(situation.alternatives))
    #expect(occurrence.taken == occurrence.possible.first)
    var flipped: Set<TakenAlternative> = []
    for script in decisions.singleFlips() {
      let flips = try run(situation, Decisions(script: script)).1.flips
      #expect(flips.count == 1)
      flipped.formUnion(flips)
    }
    let others = names.filter { $0 != occurrence.alternative.alternative }
    #expect(flipped.isSuperset(of: others.map { TakenAlternative(situation.choice, $0) }))
  }

  @Test(arguments: Choice.allCases)
  func `every alternative of the table has its situation`(choice: Choice) {
    let shown = ChoiceSituation.all.filter { $0.choice == choice }.flatMap(\.alternatives)
    #expect(Set(shown) == Set(choice.alternatives.map(\.name)))
    #expect(choice.alternatives.count > 1)
    for alternative in choice.alternatives {
      #expect(choice.alternatives.filter { $0.name == alternative.name }.count == 1)
    }
  }

  private func run(
    _ situation: ChoiceSituation,
    _ decisions: Decisions
  ) throws -> (Outcome, Decisions) {
    var trace = ToldTrace(
      Platform(device: situation.device, manifest: situation.manifest, decisions: decisions)
    )
    trace.killedOver = situation.killedOver
    var outcome = Outcome()
    for stimulus in situation.stimuli {
      // Where a flip has ended the process early, the rest cannot happen: that is a difference too.
      guard let told = try? trace.told(stimulus) else { break }
      outcome.told.append(told)
      outcome.remembered.append(trace.platform.sessions)
    }
    return (outcome, trace.platform.decisions)
  }
}
