import CommandLineArguments
import Foundation

/// The command: its sub-commands, what they print, and how they end.
enum Command {
  static let version = "0.1.0"

  static func main(_ words: [String]) -> ExitStatus {
    do throws(Stop) {
      let status = try dispatch(words)
      // What was printed is written only now when it goes to a file or a pipe.
      if fflush(nil) == 0 { return status }
      throw .outputIsFull
    } catch {
      Stream.complain(error.message)
      return error.status
    }
  }

  private static func dispatch(_ words: [String]) throws(Stop) -> ExitStatus {
    let arguments: ParsedArguments
    do {
      arguments = try ParsedArguments.parse(words)
    } catch {
      throw .usage(error.message, error.hint)
    }
    switch arguments.command {
    case .run:
      var command = try RunCommand(arguments)
      return try command.run()
    case .smoke: return try SmokeCommand.run(arguments)
    case .initAdapter: return try InitAdapterCommand.run(arguments)
    case .initHooks: return try InitHooksCommand.run(arguments)
    case .list: return try ListCommand.run(arguments)
    case .lint: return try LintCommand.run(arguments)
    case .validate: return try ValidateCommand.run(arguments)
    case .report: return try report(arguments)
    case .export:
      guard Stream.write(try Pages.junit(of: arguments.operands[0]), to: Stream.output) else {
        throw .outputIsFull
      }
    case .probe: return try ProbeCommand(arguments).run()
    case .explain: return try ExplainCommand.run(arguments.operands)
    case .version: print("scenecheck \(version)")
    case .help: print(HelpText.text(about: arguments.helpTopic), terminator: "")
    }
    return .asExpected
  }

  private static func report(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let input = arguments.operands[0]
    let beside = URL(filePath: input).deletingLastPathComponent().path
    let folder = arguments.value(.output) ?? beside
    try Folder.make(folder)
    try Pages.write(from: input, to: folder, isTrusted: false)
    print("\(folder)/report.html")
    return .asExpected
  }
}
