import BundledSuite
import Conformance
import Harness
public import Implementations
import Recordings
import Scenarios

/// A scenario of the bundled suite, as an argument of a test.
///
/// `@Test(arguments: SuiteCase.all)` reports each as a case of its own.
public struct SuiteCase: Sendable, CustomStringConvertible {
  /// What came of a case.
  public enum Outcome: Hashable, Sendable {
    /// Nothing is broken; a break that rests on what is only reported is a warning, and counts as none.
    case passed
    /// The implementation does not offer what the scenario needs, or nothing of it came up; the text says why.
    case inapplicable(String)
    /// Requirements are broken, or could not be judged; the text is for people.
    case failed(String)
  }

  private let scenario: Scenario

  /// The path of the scenario, as the command prints it.
  public var description: String { scenario.path }

  /// The scenarios and the recordings of the bundled suite, in the order of their paths.
  public static let all: [SuiteCase] = BundledSuite.files.compactMap { file in
    switch try? DocumentReader.read(file.text, path: file.path) {
    case .scenario(let scenario): SuiteCase(scenario: scenario)
    case .trace(let trace):
      (try? Recording.scenario(of: trace, path: file.path)).map { SuiteCase(scenario: $0) }
    case nil: nil
    }
  }

  /// Puts an implementation through the scenario, with every alternative that UIKit has.
  ///
  /// - Parameters:
  ///   - implementation: What is judged, in this process.
  ///   - strict: Whether warnings fail.
  /// - Returns: What came of it; breaks of what the scenario is not about count too.
  public func judge(_ implementation: any Implementation, strict: Bool = false) -> Outcome {
    let judge = Judge(strict: strict)
    let result = judge.judge(scenario, implementation, named: "implementation")
    let breaks = (result.violations + result.incidental).filter { $0.isFail(strict: strict) }
    let isStuck = result.verdict == .inconclusive && result.obstacle?.party != nil
    if !breaks.isEmpty || isStuck { return .failed(result.description) }
    let isOpen = [.inapplicable, .inconclusive].contains(result.verdict)
    if isOpen { return .inapplicable(result.obstacle?.reason ?? "") }
    return .passed
  }
}
