import CapabilityProbe
import SceneLifecycle
import TestSupport
import Testing

@Suite struct LintTests {
  private static func findings(_ input: LintInput) throws -> [Finding] {
    let sources = input.sources.map { text in
      var index = SourceIndex()
      index.add(text)
      index.addStoryboard("Main")
      return index
    }
    return Linter.findings(in: try read(input.list), sources: sources, module: input.module)
  }

  @Test func `every rule has a case`() {
    #expect(LintCase.all.map(\.rule) == LintRule.allCases)
  }

  @Test func `every rule is found in the list made for it, and not in the other`() throws {
    var text = ""
    for one in LintCase.all {
      let wrong = try Self.findings(one.wrong)
      #expect(wrong.contains { $0.rule == one.rule }, "\(one.rule)")
      let right = try Self.findings(one.right)
      #expect(!right.contains { $0.rule == one.rule }, "\(one.rule)")
      text += "# \(one.rule.rawValue)\n"
      for finding in wrong {
        let line = finding.place.line.map { ":\($0)" } ?? ""
        text +=
          "wrong\(line) \(finding.rule.rawValue) \(finding.place.keyPath): \(finding.message)\n"
      }
      for finding in right { text += "right \(finding.rule.rawValue) \(finding.place.keyPath)\n" }
    }
    try expectGolden(text, "lints.txt")
  }

  @Test(arguments: LintRule.allCases) func `a rule rests on facts that exist`(rule: LintRule) {
    #expect(!rule.facts.isEmpty)
    for id in rule.facts { #expect(Fact.of(id) != nil, "\(id)") }
  }

  /// Public reports of the class "Info.plist, capability", by their numbers.
  @Test(arguments: FieldReport.all) func `a field report is told from its property list`(
    report: FieldReport
  ) throws {
    let found = try Self.findings(report.input).map(\.rule)
    #expect(found.contains(report.rule) == report.isFound, "\(found)")
    for (question, place, support) in report.answers {
      let answers = try CapabilityReport(read(report.input.list), on: .newest(place))
      #expect(answers.answer(to: question)?.support == support, "\(question) on \(place)")
    }
  }
}
