import Conformance
import Expectations
import Scenarios
import SceneLifecycle

/// The scenarios that there are in these tests.
let devices: [String: Device] = [
  "data/kept": Device(.pad, Version(18)), "data/other": Device(.pad, Version(18)),
  "odd path, #1": Device(.phone, Version(17)),
]

func read(_ text: String) throws -> ExpectationFile {
  try ExpectationReader.read(text, path: "e", devices: devices)
}

/// The diagnostics as printed, without the path.
func complaints(_ text: String) -> String {
  do {
    _ = try ExpectationReader.read(text, path: "e", devices: devices)
    return ""
  } catch {
    return error.diagnostics.map { "\($0)".replacing("e:\($0.line)", with: "\($0.line)") }
      .joined(separator: "\n")
  }
}

func facts(_ path: String = "data/kept") -> ScenarioFacts {
  ScenarioFacts(path: path, title: "T", device: devices[path] ?? Device(.pad, Version(18)))
}

func violation(
  _ observed: String,
  _ requirement: Requirement = .noDataLossOnKill,
  grade: Grade = .documented,
  step: Int = 1
) -> Violation {
  Violation(
    requirement: requirement,
    level: .must,
    grade: grade,
    step: step,
    line: 7,
    stimulus: "kill",
    subject: "document",
    expected: "\"b\"",
    observed: observed
  )
}

/// A result with these breaks, which are what the scenario is about.
func result(_ violations: Violation..., on name: String = "app") -> ScenarioResult {
  let isFail = violations.contains { $0.isFail(strict: false) }
  let verdict: Verdict = violations.isEmpty ? .pass : isFail ? .fail : .warning
  return ScenarioResult(implementation: name, verdict: verdict, violations: violations)
}

let today = Day(daysSince1970: 20_000)

func entry(
  _ observed: String,
  _ requirement: Requirement = .noDataLossOnKill,
  on name: String? = nil,
  until: Day = today,
  line: Int = 3
) -> Expectation {
  Expectation(
    line: line,
    scenario: "data/kept",
    requirement: requirement,
    implementation: name,
    observed: observed,
    link: "https://example.com/1",
    owner: "team",
    until: until
  )
}

func sheet(
  _ entries: Expectation...,
  strict: Bool = false,
  isExhaustive: Bool = true
) -> ExpectationSheet {
  ExpectationSheet(
    ExpectationFile(entries: entries),
    today: today,
    strict: strict,
    isExhaustive: isExhaustive
  )
}
