import LineProtocol
import SceneLifecycle

/// What a process can do wrong, by name, before anyone is blamed for it.
enum Misbehavior: Error, Hashable {
  case ended(Ending)
  /// The process that we started has ended, but something that it started holds its output.
  case leftAChild(Ending)
  case closedInput
  case closedOutput
  /// No answer within the time; whether it has not even read the message, where that can be told.
  case silent(after: Duration, hasRead: Bool)
  case overlongLine
  case floodsError
  /// The time for all runs is over.
  case deadline
  case noJSON(line: String, reason: String)
  case noAnswer(reason: String, line: String)
  case wrongNumber(Int, to: Int)
  case answersTwice(line: String)
  case wrongVersion(Int)
  case answersError(String)
  case unhandled
  case anotherGreeting

  /// The trouble that this is over a message.
  ///
  /// - Parameters:
  ///   - hasGreeted: Whether the handshake is complete. Before, nothing is known of an app.
  ///   - lastWords: What it wrote to standard error last; empty when nothing.
  /// - Returns: A death, or the party to blame with the reason.
  func trouble(hasGreeted: Bool, lastWords: String) -> ProcessTrouble {
    let reason = lastWords.isEmpty ? text : "\(text)\nstandard error ended with:\n\(lastWords)"
    switch self {
    case .ended where hasGreeted: return .died(reason: reason)
    case .ended(.exit(126)), .ended(.exit(127)):
      return .stuck(.adapter, reason: "it cannot be started, \(reason)")
    case .ended: return .stuck(.adapter, reason: "before the handshake \(reason)")
    case .silent(_, hasRead: true) where hasGreeted: return .stuck(.implementation, reason: reason)
    case .deadline: return .stuck(.harness, reason: reason)
    case .leftAChild, .closedInput, .closedOutput, .silent, .overlongLine, .floodsError, .noJSON,
      .noAnswer, .wrongNumber, .answersTwice, .wrongVersion, .answersError, .unhandled,
      .anotherGreeting:
      return .stuck(.adapter, reason: reason)
    }
  }

  private var text: String {
    switch self {
    case .ended(let ending): "it ended with \(ending.text)"
    case .leftAChild(let ending):
      "it ended with \(ending.text), but a process that it started keeps its output open; "
        + "the command itself must speak the protocol"
    case .closedInput: "it closed its standard input"
    case .closedOutput: "it closed its standard output"
    case .silent(let time, let hasRead):
      "no answer within \(time)" + (hasRead ? "" : "; it has not read the message")
    case .overlongLine: "it wrote a line of more than \(JSONReader.lineLimit) bytes"
    case .floodsError: "it wrote more than \(Channel.errorLimit) bytes to standard error"
    case .deadline: "the time for all runs is over"
    case .noJSON(let line, let reason):
      "it wrote a line that is no JSON (\(reason)): \(line)\n"
        + "standard output is for the protocol alone; did you mean standard error?"
    case .noAnswer(let reason, let line): "\(reason): \(line)"
    case .wrongNumber(let number, let asked): "it answered message \(number), not \(asked)"
    case .answersTwice(let line): "it answered twice: \(line)"
    case .wrongVersion(let version):
      "it speaks version \(version) of the protocol, not \(Greeting.currentProtocol)"
    case .answersError(let reason): "it answered with an error: \(reason)"
    case .unhandled: "it answered 'unhandled', which only a callback may be"
    case .anotherGreeting: "its greeting is not that of the first process"
    }
  }

  /// A line as a message quotes it: its beginning.
  static func quote(_ line: some Collection<UInt8>) -> String {
    let text = String(decoding: line.prefix(200), as: UTF8.self)
    return "'\(text)'" + (line.count > 200 ? " and \(line.count - 200) bytes more" : "")
  }
}
