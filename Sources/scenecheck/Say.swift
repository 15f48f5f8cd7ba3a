import Conformance
import Reporting
import Scenarios
import SceneLifecycle

/// Prints lines that may hold what an implementation wrote: they are shown, and steer nothing.
func say(_ text: String) { print(VisibleText.printable(text)) }

/// Prints why a run could not be judged, and the command that makes it again.
func say(_ obstacle: Obstacle, _ result: ScenarioResult, _ scenario: Scenario) {
  say("\(result.verdict.rawValue)  \(result.implementation)  \(scenario.path)")
  if let party = obstacle.party { say("  blame      the \(party.rawValue)") }
  say("  reason     " + obstacle.reason.replacing("\n", with: "\n             "))
  say("  again      \(result.reproduce)\n")
}
