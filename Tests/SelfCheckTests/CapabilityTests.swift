import Conformance
import Harness
import Implementations
import Scenarios
import SceneLifecycle
import Testing

@Suite struct CapabilityTests {
  @Test(arguments: [("phone 27.0", true), ("tv 18.0", true), ("pad 18.0", false)])
  func `two windows are inapplicable where the table of places says no`(
    device: String,
    isInapplicable: Bool
  ) throws {
    let text = """
      scenario 1
      title    Two windows
      source   CAP-01
      device   \(device)
      needs    multiple-scenes
      checks   survives-legal-callbacks

      when     launch A
      when     kill
      """
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: "x.scenario") else {
      Issue.record("it is no scenario")
      return
    }
    let result = Judge().judge(scenario, DocumentApp(), named: "app")
    #expect((result.verdict == .inapplicable) == isInapplicable)
    #expect((result.obstacle?.reason.contains("CAP-") == true) == isInapplicable)
  }
}
