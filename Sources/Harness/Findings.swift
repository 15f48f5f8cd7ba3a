package import Conformance
package import SceneLifecycle

/// The breaks of all runs of a scenario, one for each requirement, step and kill, the worst of them.
package struct Findings {
  /// A break, with the decisions of the run that shows it.
  package struct Finding {
    package let violation: Violation
    package let decisions: Decisions
  }

  package private(set) var all: [Finding] = []
  private let strict: Bool

  package init(strict: Bool) { self.strict = strict }

  /// Takes in the breaks of a run; a warning gives way to a fail of the same requirement and step.
  package mutating func add(_ violations: [Violation], by decisions: Decisions) {
    for violation in violations {
      let new = Finding(violation: violation, decisions: decisions)
      guard
        let place = all.firstIndex(where: {
          $0.violation.requirement == violation.requirement && $0.violation.step == violation.step
            && $0.violation.killed == violation.killed
        })
      else {
        all.append(new)
        continue
      }
      if isFail(new), !isFail(all[place]) { all[place] = new }
    }
  }

  /// Those breaks that are asked for, fails before warnings, else in the order found.
  package func about(_ isAsked: (Violation) -> Bool) -> [Finding] {
    let asked = all.filter { isAsked($0.violation) }
    return asked.filter(isFail) + asked.filter { !isFail($0) }
  }

  package func isFail(_ finding: Finding) -> Bool { finding.violation.isFail(strict: strict) }
}
