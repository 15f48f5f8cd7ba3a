import CapabilityProbe

/// One app with all that the probe says of it.
struct ProbeResult {
  var subject: ProbeSubject
  /// A report for each device asked about.
  let reports: [CapabilityReport]
  let findings: [Finding]
  /// The table of all devices, worked out anew for the formats that show it.
  var matrix: CapabilityMatrix { CapabilityMatrix(subject.document) }

  /// The path, with the target where a project has several.
  var heading: String {
    let name = subject.title ?? AppIdentity(subject.document.root).name
    return name.map { "\(subject.path) (\($0))" } ?? subject.path
  }
}

/// Where results go, one after the other, so that memory does not grow with their number.
protocol ProbeWriter {
  mutating func begin()
  mutating func add(_ result: ProbeResult)
  mutating func end() throws(Stop)
}
