import SceneLifecycle

extension ScenarioResult {
  /// What is known of a fail that is expected, in one line.
  var expectedFailure: String? {
    guard failsAsExpected, let first = violations.first, let reason = first.expectation?.reason
    else {
      return nil
    }
    return "expected: \(first.requirement.rawValue) (\(reason.owner), until \(reason.until))"
  }

  /// The break to tell: the first that is not as expected, or else the worst.
  func told(strict: Bool) -> Violation? {
    violations.first { !$0.isAsExpected(strict: strict) } ?? violations.first
  }
}

extension Violation {
  /// What is wrong about the entry for this break; empty when there is none, or when it is right.
  func expectationLines(_ file: String?) -> [String] {
    guard let file, let expectation, let reason = expectation.reason else { return [] }
    let place = "\(file):\(reason.line):1"
    return switch expectation.standing {
    case .different: ["  but        \(place): another failure is expected: \(reason.observed)"]
    case .expired: ["  but        \(place): expected until \(reason.until) (\(reason.owner))"]
    case .expected, .unexpected: []
    }
  }
}
