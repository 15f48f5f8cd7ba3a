import CommandLineArguments
import PlainText

/// Checks scenario files, and their `then` lines on the reference.
enum LintCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let count = try Suite.entries(arguments, \.mistakes).count
    print("\(count.counted("scenario")) \(count == 1 ? "is" : "are") in order")
    return .asExpected
  }
}
