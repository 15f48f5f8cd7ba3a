/// How the command ends, for scripts.
enum ExitStatus: Int32 {
  case asExpected = 0
  case notAsExpected = 1
  case undecided = 2
  case usage = 64
  case badInput = 65
  case noInput = 66
  case nothingJudged = 69
  /// scenecheck itself is wrong.
  case ownMistake = 70
  /// The output cannot be created.
  case cannotCreate = 73
  /// The output cannot be written to its end.
  case cannotWrite = 74
  case interrupted = 130
  case terminated = 143
}

/// An end of the command before its work is done, with what to tell the user.
struct Stop: Error {
  let status: ExitStatus
  let message: String

  static let outputIsFull = Stop(
    status: .cannotWrite,
    message: "error: standard output cannot be written"
  )

  static func usage(_ message: String, _ hint: String) -> Stop {
    Stop(status: .usage, message: "error: \(message)\nnote: \(hint)")
  }
}
