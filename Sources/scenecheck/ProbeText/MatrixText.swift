import CapabilityProbe
import PlainText
import Reporting
import SceneLifecycle

/// The table of places and releases in the terminal.
struct MatrixText: ProbeWriter {
  private let terminal: Terminal
  private var isFirst = true

  init(_ terminal: Terminal) { self.terminal = terminal }

  func begin() {}

  mutating func add(_ result: ProbeResult) {
    if !isFirst { print("") }
    isFirst = false
    print(VisibleText.line(result.heading))
    print(row("several windows?", SystemRelease.all.map { ("\($0.iOS)", nil) }))
    for row in result.matrix.rows {
      print(self.row(row.place.title, row.cells.map { Self.word($0.outcome) }))
    }
  }

  func end() {
    let pairs = SystemRelease.all.dropFirst().map { release in
      let vision = release.visionOS.map { ", visionOS \($0)" } ?? ""
      return "\(release.iOS): macOS \(release.macOS)\(vision)"
    }
    let legend = "? no source settles it; none: no scenes; - no such system or app there."
    let columns =
      "Columns are iOS, iPadOS and tvOS, each with all its updates; \(pairs.joined(separator: "; "))."
    print("")
    print(Wrapping.lines(of: legend, indent: 0, width: terminal.width).joined(separator: "\n"))
    print(Wrapping.lines(of: columns, indent: 0, width: terminal.width).joined(separator: "\n"))
  }

  private func row(_ title: String, _ cells: [(String, Support?)]) -> String {
    let head = title + String(repeating: " ", count: max(1, 26 - title.count))
    return cells.reduce(head) { line, cell in
      let fill = String(repeating: " ", count: max(0, 6 - cell.0.count))
      guard let support = cell.1, support.rawValue == cell.0 else { return line + fill + cell.0 }
      return line + fill + terminal.word(support)
    }
  }

  private static func word(_ outcome: SceneRule.Outcome) -> (String, Support?) {
    switch outcome {
    case .yes: ("yes", .yes)
    case .no: ("no", .no)
    case .unknown: ("?", nil)
    case .noScenes: ("none", nil)
    case .absent: ("-", nil)
    }
  }
}
