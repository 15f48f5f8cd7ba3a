import PlainText

/// The help, made from the table of commands; no line is longer than 80 columns.
package enum HelpText {
  private static let exitStatus = """
    0 as expected, 1 not as expected, 2 nothing failed but something is \
    undecided, 64 wrong usage, 65 bad input, 66 no such input, 69 nothing was \
    judged, 70 a mistake of scenecheck's own, 73 or 74 output cannot be written, \
    130 or 143 interrupted.
    """

  /// The help about one command, or the list of all; ends with a line break.
  package static func text(about command: CommandName? = nil) -> String {
    let lines = command.map { explain($0.declaration) } ?? overview()
    return lines.joined(separator: "\n") + "\n"
  }

  private static func overview() -> [String] {
    let names = CommandName.allCases
    let width = (names.map(\.rawValue.count).max() ?? 0) + 4
    var lines = [
      "scenecheck: does an app keep its promises through the scene life cycle?", "",
      "usage: scenecheck COMMAND [OPTION...]", "", "commands:",
    ]
    for name in names {
      let head = "  \(name.rawValue)"
      let text = Wrapping.lines(of: name.declaration.summary, indent: width)
      let gap = String(repeating: " ", count: width - head.count)
      lines.append(head + gap + text[0].dropFirst(width))
      lines += text.dropFirst()
    }
    lines += ["", "exit status:"] + Wrapping.lines(of: exitStatus, indent: 2)
    return lines + ["", "'scenecheck help COMMAND' explains a command."]
  }

  private static func explain(_ command: CommandDeclaration) -> [String] {
    let options = command.options + [.help]
    let mark = command.options.isEmpty ? "" : " [OPTION...]"
    var lines = ["usage: scenecheck \(command.name.rawValue)\(mark)\(command.operands.usage)", ""]
    lines += Wrapping.lines(of: command.summary, indent: 0) + ["", "options:"]
    for option in options {
      lines += heading(option)
      lines += Wrapping.lines(
        of: option.help + (option.repeats ? " May be repeated." : ""),
        indent: 10
      )
    }
    return lines
  }

  /// A heading too long for a line goes on below, after one of the words to choose from.
  private static func heading(_ option: OptionDeclaration) -> [String] {
    var lines = ["  "]
    for part in option.heading.split(separator: "|", omittingEmptySubsequences: false) {
      let word = lines == ["  "] ? String(part) : "|\(part)"
      if lines[lines.count - 1].count + word.count <= 80 {
        lines[lines.count - 1] += word
      } else {
        lines.append(String(repeating: " ", count: 10) + word)
      }
    }
    return lines
  }
}
