import Conformance
import Harness
import SceneLifecycle
import Testing

@Suite struct FindingsTests {
  private func violation(_ grade: Grade, step: Int = 2) -> Violation {
    Violation(
      requirement: .inputStays,
      level: .must,
      grade: grade,
      step: step,
      line: 7,
      stimulus: "resume A",
      subject: "document",
      expected: "a",
      observed: "b"
    )
  }

  @Test func `a fail takes the place of a warning found before it, with its run`() {
    var findings = Findings(strict: false)
    findings.add([violation(.reported)], by: Decisions(script: [1]))
    findings.add([violation(.documented)], by: Decisions(script: [0, 1]))
    #expect(findings.all.map(\.violation.grade) == [.documented])
    #expect(findings.all.map(\.decisions.script) == [[0, 1]])
  }

  @Test func `a later warning does not take the place of a fail`() {
    var findings = Findings(strict: false)
    findings.add([violation(.documented)], by: Decisions(script: [1]))
    findings.add([violation(.reported)], by: Decisions(script: [2]))
    #expect(findings.all.map(\.decisions.script) == [[1]])
  }

  @Test func `fails come first, each with the run that shows it`() {
    var findings = Findings(strict: false)
    findings.add([violation(.reported)], by: Decisions(script: [1]))
    findings.add([violation(.documented, step: 5)], by: Decisions(script: [3]))
    let sorted = findings.about { $0.requirement == .inputStays }
    #expect(sorted.map(\.violation.step) == [5, 2])
    #expect(sorted.first?.decisions.script == [3])
    #expect(findings.about { $0.requirement == .comesToRest }.isEmpty)
  }
}
