import Harness
import Implementations
import Testing

@Suite struct SmokeTests {
  @Test func `the reference has nothing left to write`() {
    var smoke = Smoke(DocumentApp())
    let lines = smoke.run()
    #expect(lines.count > 25)
    for line in lines {
      guard case .works = line else {
        Issue.record("\(line)")
        continue
      }
    }
  }

  @Test func `a mutant that loses its document is told to save it`() {
    var smoke = Smoke(DocumentApp(fault: .savesOnlyInBackground))
    #expect(!smoke.run().contains(.next(Self.save)))
    smoke = Smoke(DocumentApp(fault: .deletesOnDisconnect))
    #expect(smoke.run().contains(.next(Self.save)))
  }

  private static let save = "commit: save the document, so that it is there after a kill"

  @Test func `the first thing that is wrong ends the conversation`() throws {
    var smoke = Smoke(try Tools.misbehaving("wrong-number"))
    guard case .wrong(let text) = smoke.run().last else {
      Issue.record("nothing is wrong")
      return
    }
    #expect(text.hasPrefix("the adapter is to blame: it answered message 999, not "))
  }

  @Test func `a snapshot that does not show what was done is wrong`() throws {
    var smoke = Smoke(try Tools.misbehaving("nothing"))
    let lines = smoke.run()
    #expect(lines.contains(.wrong("observe after edit: the snapshot does not show it")))
    #expect(
      lines.contains(.wrong("observe after sceneDidDisconnect: the snapshot does not show it"))
    )
  }
}
