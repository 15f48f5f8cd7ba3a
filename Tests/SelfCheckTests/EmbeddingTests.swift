import Implementations
import SceneSuite
import Testing

/// The page `docs/embedding.md` shows the first of these.
@Suite struct EmbeddingTests {
  @Test(arguments: SuiteCase.all)
  func `scenes are handled as UIKit demands`(scenario: SuiteCase) {
    if case .failed(let why) = scenario.judge(NotesApp()) { Issue.record("\(why)") }
  }

  @Test func `a faulty app fails some cases, and what it lacks is named`() {
    let faulty = SuiteCase.all.map { $0.judge(DocumentApp(fault: .deletesOnDisconnect)) }
    let isTold = faulty.contains { outcome in
      if case .failed(let why) = outcome {
        why.contains("no-data-loss-on-disconnect")
      } else {
        false
      }
    }
    #expect(isTold)
    #expect(faulty.contains(.passed))
    let lacking = SuiteCase.all.map { $0.judge(NotesApp()) }
    #expect(lacking.contains(.inapplicable("the implementation does not declare 'records'")))
  }
}
