/// What the head of a results file says of its run, to tell people how two runs differ.
struct RunIdentity {
  /// Words for people, and what the file says; in the order of the file.
  private var facts: [(name: String, value: String)]

  private static let names = [
    "suite": "the folder of scenarios", "suite-fingerprint": "the text of the scenarios",
    "alternatives": "'--alternatives'", "max-runs": "'--max-runs'",
    "rerun-unexpected": "'--rerun-unexpected'", "strict": "'--strict'",
    "kills": "'--kill'",
    "scenarios": "the number of scenarios", "expectations": "'--expect'",
    "expectations-fingerprint": "what is expected, or has expired",
  ]

  /// Reads a head, which may end anywhere.
  private init(_ head: [UInt8], path: String) throws(ReportingError) {
    let root = try XMLTree(.beginning(head), path: path).root
    guard root.name == "scenecheck-results" else {
      throw ReportingError.wrongRoot(path: path, line: root.line, name: root.name)
    }
    facts = root.value("tool-version").map { [("the version of scenecheck", $0)] } ?? []
    guard let run = root.children("run").first else { return }
    facts += run.values.map { (Self.names[$0.name] ?? $0.name, $0.value) }
    for element in run.children("implementation") {
      let values = ["name", "specification", "version"].map { element.value($0) ?? "" }
      facts.append(("an implementation", "\(values[0])=\(values[1]), version \(values[2])"))
    }
  }

  /// Why a file with one head cannot be resumed by a run that would write another.
  static func error(path: String, found: [UInt8], wanted: [UInt8]) -> ReportingError {
    do throws(ReportingError) {
      let old = try RunIdentity(found, path: path)
      let new = try RunIdentity(wanted, path: path)
      return .anotherRun(path: path, differences: old.differences(to: new))
    } catch {
      return error
    }
  }

  private func differences(to new: RunIdentity) -> [String] {
    let lost = facts.filter { fact in !new.facts.contains { $0 == fact } }
    let added = new.facts.filter { fact in !facts.contains { $0 == fact } }
    let lines =
      lost.map { "there, \($0.name) is '\(VisibleText.line($0.value))'" }
      + added.map { "here, \($0.name) is '\(VisibleText.line($0.value))'" }
    return lines.isEmpty ? ["the requirements or the order of implementations differ"] : lines
  }
}
