import CommandLineArguments
import Conformance
import Implementations
import Reporting
import Scenarios
import SceneLifecycle

/// Lists what can be named: the scenarios, or what an option asks for; one a line.
enum ListCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let asked: [(OptionName, () -> [String])] = [
      (.implementations, implementations), (.requirements, requirements), (.choices, choices),
    ]
    let lists = asked.filter { arguments.has($0.0) }.map { $0.1() }
    let lines = lists.isEmpty ? try scenarios(arguments) : lists.flatMap(\.self)
    for line in lines { print(VisibleText.line(line)) }
    return .asExpected
  }

  private static func scenarios(_ arguments: ParsedArguments) throws(Stop) -> [String] {
    try Suite.selected(arguments, among: Suite.entries(arguments)).map(\.scenario).map { scenario in
      let needed = scenario.neededCapabilities.map(\.rawValue).joined(separator: ", ")
      return "\(scenario.path)  \(scenario.title)" + (needed.isEmpty ? "" : "  needs \(needed)")
    }
  }

  private static func implementations() -> [String] {
    let mutants = Fault.allCases.map { fault in
      let breaks = fault.breaks.map(\.rawValue).sorted().joined(separator: ", ")
      return "builtin:mutant/\(fault.rawValue)  \(fault.sentence) It breaks \(breaks)."
    }
    return ["builtin:reference  An app that conforms."] + mutants
  }

  private static func requirements() -> [String] {
    Rule.all.map { "\($0.requirement.rawValue)  \($0.sentence)" }
  }

  private static func choices() -> [String] {
    Choice.allCases.map { choice in
      let ways = choice.alternatives.map { "\($0.name) (\($0.grade.rawValue))" }
      return "\(choice.rawValue)  \(ways.joined(separator: ", "))"
    }
  }
}
