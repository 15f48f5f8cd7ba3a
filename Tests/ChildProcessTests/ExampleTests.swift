import BundledSuite
import Conformance
import Foundation
import Harness
import Implementations
import Scenarios
import SceneLifecycle
import Testing

/// The example apps pass the whole suite, and fail with the faults of the built-in mutants as those do.
@Suite struct ExampleTests {
  enum Language: String, CaseIterable {
    case python
    case javascript
    case c

    func program(_ fault: Fault? = nil) throws -> ChildProgram {
      let app =
        switch self {
        case .python: "'\(try #require(Tools.python))' '\(Tools.adapters)/python/app.py'"
        case .javascript: "node '\(Tools.adapters)/javascript/app.mjs'"
        case .c: "'\(try #require(Tools.cApp))'"
        }
      return try Tools.program("\(app) \(fault?.rawValue ?? "")")
    }
  }

  static let scenarios: [Scenario] = BundledSuite.files.flatMap { file in
    let documents = (try? DocumentReader.readAll(file.text, path: file.path)) ?? []
    return documents.compactMap { if case .scenario(let scenario) = $0 { scenario } else { nil } }
  }

  static func broken(
    _ app: any Implementation,
    _ judge: Judge,
    _ scenarios: [Scenario] = scenarios
  ) throws -> Set<Requirement> {
    var broken: Set<Requirement> = []
    for scenario in scenarios {
      let result = judge.judge(scenario, app, named: "app")
      #expect(result.obstacle?.party == nil, "\(scenario.path): \(result.obstacle?.reason ?? "")")
      broken.formUnion((result.violations + result.incidental).map(\.requirement))
    }
    return broken
  }

  /// What suffices to see a fault: starting processes takes its time, so one run of a scenario where
  /// the mutant shows in it.
  static func judge(of fault: Fault, _ scenarios: [Scenario] = scenarios) throws -> Judge {
    let one = Judge(alternatives: .default)
    return try broken(DocumentApp(fault: fault), one, scenarios) == fault.breaks ? one : Judge()
  }

  @Test(arguments: Language.allCases) func `an example passes the suite`(language: Language) throws
  {
    let program = try language.program()
    #expect(program.capabilities == Capability.allCases)
    #expect(try Self.broken(program, Judge()) == [])
  }

  @Test func `a program's writes cannot be made to fail, and the result says so`() throws {
    let faulty = Self.scenarios.filter(\.hasStorageFaults)
    #expect(faulty.count >= 3)
    for scenario in faulty {
      let result = try Judge().judge(scenario, Language.python.program(), named: "app")
      #expect(result.verdict == .inapplicable)
      let reason = "the implementation keeps its data itself, where no write can be made to fail"
      #expect(result.obstacle == Obstacle(reason: reason))
    }
  }

  /// The faults that an example has besides.
  static let planted: [(Language, Fault)] = [
    (.python, .savesOnlyOnDisconnect), (.python, .savesOnlyInBackground),
    (.python, .forgetsWhenActive), (.python, .dropsUnconnectedRecords),
    (.python, .startsWhereLastClosed), (.python, .navigatesEveryWindow),
    (.python, .deletesDocumentOnDiscard), (.javascript, .restoresAnotherSession),
    (.javascript, .cleansUpEverySession), (.javascript, .onlyFirstWindowHears),
    (.javascript, .opensSecondWindow), (.c, .takesUnknownForOldest), (.c, .actsOnLateDiscard),
    (.c, .deletesOnDisconnect), (.c, .neverCleansUp), (.c, .leavesObservers), (.c, .keepsResource),
    (.c, .ignoresRestoration), (.c, .ignoresWishes), (.c, .neverRests),
  ]

  @Test(arguments: planted) func `a planted fault breaks what the mutant of that fault breaks`(
    language: Language,
    fault: Fault
  ) throws {
    let judge = try Self.judge(of: fault)
    #expect(try Self.broken(language.program(fault), judge) == fault.breaks)
  }
}
