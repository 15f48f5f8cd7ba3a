import Conformance
import Foundation
import Implementations
import Reporting
import Scenarios
import SceneLifecycle

/// The command: its sub-commands, what they print, and how they end.
enum Command {
  static let version = "0.1.0"

  static let help = """
    scenecheck: does an app keep its promises through the scene life cycle?

    usage: scenecheck COMMAND [OPTION...]

      run      puts implementations through the scenarios and writes a report
                 --implementation NAME=SPEC   builtin:reference, builtin:mutant/FAULT
                 --scenarios FOLDER           others than the bundled ones
                 --alternatives all|default|every
                 --run PATTERN, --skip PATTERN   '*' in a segment, '**' across
                 --output FOLDER              default: scenecheck-results
                 --strict                     warnings fail
                 --fail-fast                  stops at the first not as expected
      list     lists the scenarios; --implementations lists the built-ins
      lint     FILE... checks scenario files and their 'then' lines
      report   RESULTS.xml [--output FOLDER] makes the pages again
      export   --format junit RESULTS.xml writes to standard output
      version  prints the version
      help     prints this

    exit status: 0 as expected, 1 not as expected, 2 undecided, 64 usage,
    65 bad input, 66 no such input, 69 nothing judged, 73 cannot write
    """

  static func main(_ words: [String]) -> ExitStatus {
    do {
      return try dispatch(words)
    } catch {
      FileHandle.standardError.write(Data((error.message + "\n").utf8))
      return error.status
    }
  }

  private static func dispatch(_ words: [String]) throws(Stop) -> ExitStatus {
    let rest = Array(words.dropFirst())
    switch words.first {
    case "run": return try RunCommand(rest).run()
    case "list": return try list(rest)
    case "lint": return try LintCommand.run(rest)
    case "report": return try report(rest)
    case "export": return try export(rest)
    case "version", "--version": print("scenecheck \(version)")
    case "help", "--help", "-h": print(help)
    case nil: throw .usage("a command is missing")
    case let word?: throw .usage("unknown command '\(word)'")
    }
    return .asExpected
  }

  private static func list(_ words: [String]) throws(Stop) -> ExitStatus {
    let options = try Options(
      words,
      valued: ["--scenarios", "--run", "--skip"],
      flags: ["--implementations"]
    )
    if options.flags.contains("--implementations") {
      print("builtin:reference  conforms")
      for fault in Fault.allCases {
        let breaks = fault.breaks.map(\.rawValue).sorted().joined(separator: ", ")
        print("builtin:mutant/\(fault.rawValue)  breaks \(breaks)")
      }
      return .asExpected
    }
    let scenarios = try RunCommand.selected(options)
    for scenario in scenarios { print("\(scenario.path)  \(scenario.title)") }
    return .asExpected
  }

  private static func report(_ words: [String]) throws(Stop) -> ExitStatus {
    let options = try Options(words, valued: ["--output"])
    let input = try onlyOperand(options, "a results file")
    let folder = options.last("--output") ?? URL(filePath: input).deletingLastPathComponent().path
    try Pages.write(from: input, to: folder)
    print("\(folder)/report.html")
    return .asExpected
  }

  private static func export(_ words: [String]) throws(Stop) -> ExitStatus {
    let options = try Options(words, valued: ["--format"])
    guard options.last("--format") ?? "junit" == "junit" else {
      throw .usage("unknown format '\(options.last("--format") ?? "")'; known: junit")
    }
    let input = try onlyOperand(options, "a results file")
    FileHandle.standardOutput.write(Data(try Pages.junit(of: input)))
    return .asExpected
  }

  private static func onlyOperand(_ options: Options, _ what: String) throws(Stop) -> String {
    guard options.operands.count == 1 else { throw .usage("name \(what)") }
    return options.operands[0]
  }
}
