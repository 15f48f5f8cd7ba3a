import Testing

@testable import SceneLifecycle

@Suite struct ReachableStatesTests {
  @Test(arguments: Setting.all) func `probe`(setting: Setting) throws {
    let f = try #require(Findings.all[setting.name])
    print(setting.name, f.counts)
    print("MISSING", Interesting.allCases.filter { !f.interesting.contains($0) })
    print("CHOICES", Choice.allCases.filter { c in f.met.contains { $0.choice == c } })
    print("NOTCHOICES", Choice.allCases.filter { c in !f.met.contains { $0.choice == c } })
    print("NOCALL", Callback.allCases.filter { !f.callbacks.contains($0) })
    print("NOTACC", Exploration.stimuli.filter { !f.accepted.contains($0) }.map(\.name))
    print("WRONG", f.wrongRefusals.prefix(5), f.broken)
  }
}
