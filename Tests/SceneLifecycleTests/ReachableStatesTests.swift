import Testing

@testable import SceneLifecycle

@Suite struct ReachableStatesTests {
  @Test(arguments: Setting.all)
  func `every legal stimulus leads to a legal state, and nothing expected is missed`(
    setting: Setting
  ) throws {
    let expected = try #require(Expected.of[setting.name])
    let found = Findings(setting)
    for (law, step) in found.broken { Issue.record("\(law.rawValue) (\(law.facts)): \(step)") }
    for refusal in found.wrongRefusals.prefix(3) { Issue.record("\(refusal)") }
    #expect(found.counts == expected.counts)
    #expect(Set(Interesting.allCases).subtracting(found.interesting) == expected.unreached)
    let uncalled = Set(Callback.allCases).subtracting(found.callbacks)
    #expect(Set(uncalled.map(\.rawValue)) == expected.uncalled)
    let impossible = Set(Exploration.stimuli).subtracting(found.accepted).filter { !$0.isRequest }
    #expect(Set(impossible.map(\.name)) == expected.impossible)
    #expect(unmet(found) == expected.unmet)
    #expect(Set(found.refusals.map(withoutLabels)) == Expected.refusals(setting))
  }

  @Test func `every kind of stimulus is tried`() {
    #expect(Set(Exploration.stimuli.map(\.kind)) == Set(Stimulus.kinds))
  }

  @Test func `every state, callback, choice and alternative is reached somewhere`() {
    #expect(Set(Expected.of.keys) == Set(Setting.all.map(\.name)))
    func inAll<Element>(_ sets: [Set<Element>]) -> Set<Element> {
      sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }
    }
    let all = Array(Expected.of.values)
    #expect(inAll(all.map(\.unreached)) == [])
    #expect(inAll(all.map(\.uncalled)) == [])
    #expect(inAll(all.map(\.impossible)) == ["launch A A"])
    let unmet = all.map { expected in
      Set(
        Choice.allCases.flatMap { choice in
          choice.alternatives.map { TakenAlternative(choice, $0.name) }
        }
        .filter {
          expected.unmet.contains($0.description) || expected.unmet.contains($0.choice.rawValue)
        }
      )
    }
    #expect(inAll(unmet) == [])
  }

  private func unmet(_ found: Findings) -> Set<String> {
    var unmet: Set<String> = []
    // What is explored ends a process only between stimuli; ChoiceTests meet that choice.
    for choice in Choice.allCases where choice != .discardAfterKill {
      let missing = choice.alternatives.map { TakenAlternative(choice, $0.name) }
        .filter { !found.met.contains($0) }
      if missing.count == choice.alternatives.count {
        unmet.insert(choice.rawValue)
      } else {
        unmet.formUnion(missing.map(\.description))
      }
    }
    return unmet
  }

  private func withoutLabels(_ text: String) -> String {
    text.split(separator: " ")
      .map { word in
        switch word {
        case "A", "B": "W"
        case "A'", "B'": "W'"
        default: String(word)
        }
      }
      .joined(separator: " ")
  }
}
