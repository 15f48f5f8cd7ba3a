import CapabilityProbe
import Reporting
import SceneLifecycle

/// The results as XML, for which `Reports/probe.rng` is the schema.
struct ProbeXML: ProbeWriter {
  func begin() { print(ProbeElements.head) }
  func add(_ result: ProbeResult) { print(ProbeElements.app(result)) }
  func end() { print(ProbeElements.foot) }
}

/// One page made of all results by `Reports/probe.xsl`.
struct ProbePage: ProbeWriter {
  private var text = ""

  mutating func begin() { text = ProbeElements.head + "\n" }
  mutating func add(_ result: ProbeResult) { text += ProbeElements.app(result) + "\n" }

  func end() throws(Stop) {
    do {
      let bytes = try ProbePageRenderer.render(text + ProbeElements.foot)
      print(String(decoding: bytes, as: UTF8.self), terminator: "")
    } catch {
      throw Stop(status: .badInput, message: "\(error)")
    }
  }
}
