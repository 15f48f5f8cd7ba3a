import Scenarios
import SceneLifecycle

/// Writes expectations in their one canonical form.
package enum ExpectationWriter {
  /// The file; the reader takes it back for the same entries and comments.
  package static func write(_ file: ExpectationFile) -> String {
    var lines = ["expectations 1"]
    if !file.preamble.isEmpty { lines += [""] + file.preamble.map(comment) }
    for entry in file.entries { lines += [""] + block(entry) }
    if !file.closing.isEmpty { lines += [""] + file.closing.map(comment) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of one entry, as a file has them.
  package static func block(_ entry: Expectation) -> [String] {
    var lines = entry.comment.map(comment)
    lines.append(line(.fails, "\(name(entry.scenario)) \(entry.requirement.rawValue)"))
    if let device = entry.device { lines.append(line(.device, "\(device)")) }
    if let implementation = entry.implementation { lines.append(line(.on, name(implementation))) }
    lines.append(line(.observed, entry.observed))
    if let link = entry.link { lines.append(line(.link, link)) }
    lines.append(line(.owner, quoted(entry.owner)))
    lines.append(line(.until, "\(entry.until)"))
    return lines
  }

  private static func comment(_ text: String) -> String { text.isEmpty ? "#" : "# \(text)" }

  private static func name(_ text: String) -> String {
    let isPlain = { (scalar: Unicode.Scalar) in
      !scalar.isBlank && !"\"\\,=#".unicodeScalars.contains(scalar)
    }
    return !text.isEmpty && text.unicodeScalars.allSatisfy(isPlain) ? text : quoted(text)
  }

  private static func line(_ keyword: ExpectationKeyword, _ rest: String) -> String {
    let name = keyword.rawValue
    return name + String(repeating: " ", count: 9 - name.count) + rest
  }
}
