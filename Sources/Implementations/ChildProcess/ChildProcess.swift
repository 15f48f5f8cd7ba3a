import LineProtocol
import SceneLifecycle

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A process of a program that speaks the line protocol.
///
/// It is used by one run at a time; what is unchecked here is that.
final class ChildProcess: AppProcess, @unchecked Sendable {
  private let limits: Limits
  private let guardian: ProcessGuard?
  private var channel: Channel
  private var number = 0
  private var hasGreeted = false
  /// Whether it was killed, or did what nothing can be judged after.
  private(set) var isOver = false

  /// Starts the process; it is told nothing yet.
  init(
    command: String,
    folder: String,
    environment: [String: String],
    limits: Limits,
    guardian: ProcessGuard?
  ) throws(ProcessTrouble) {
    self.limits = limits
    self.guardian = guardian
    channel = try Channel(command: command, folder: folder, environment: environment)
    do {
      try guardian?.watch(group: channel.process)
    } catch {
      kill()
      throw error
    }
    channel.go()
  }

  deinit { kill() }

  /// Completes the handshake.
  ///
  /// - Parameters:
  ///   - tool: The version of the command.
  ///   - expected: What the first process said; `nil` when this is the first.
  /// - Returns: What the process says of itself.
  /// - Throws: `ProcessTrouble`; the process is then over.
  func greet(tool: String, expecting expected: Greeting?) throws(ProcessTrouble) -> Greeting {
    let hello = LineMessage.hello(protocolVersion: Greeting.currentProtocol, tool: tool)
    guard case .hello(let greeting) = try exchange(hello) else { throw trouble(.unhandled) }
    if greeting.protocolVersion != Greeting.currentProtocol {
      throw trouble(.wrongVersion(greeting.protocolVersion))
    }
    if let expected, expected != greeting { throw trouble(.anotherGreeting) }
    hasGreeted = true
    return greeting
  }

  func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply {
    guard case .app(let reply) = try exchange(.app(message)) else { throw trouble(.unhandled) }
    if reply == .unhandled {
      guard case .callback = message else { throw trouble(.unhandled) }
    }
    return reply
  }

  /// Has it forget everything and go on in an empty folder.
  func reset(folder: String) throws(ProcessTrouble) {
    guard case .app(.effects) = try exchange(.reset(folder: folder)) else {
      throw trouble(.unhandled)
    }
  }

  /// Tells it that this was all, then ends it.
  func dismiss() {
    if !isOver { _ = try? exchange(.bye) }
    kill()
  }

  func kill() {
    if isOver { return }
    isOver = true
    // The leader is not waited for before, so its number is not given to anyone else meanwhile.
    Self.signal(group: channel.process)
    try? guardian?.forget(group: channel.process)
    waitpid(channel.process, nil, 0)
    channel.closeAll()
  }

  func kill(whilePerforming message: Message) {
    number += 1
    channel.leave(Numbered(number, .app(message)).line)
    kill()
  }

  private static func signal(group: pid_t) {
    #if canImport(Darwin)
    Darwin.kill(-group, SIGKILL)
    #else
    Glibc.kill(-group, SIGKILL)
    #endif
  }

  private func trouble(_ misbehavior: Misbehavior) -> ProcessTrouble {
    let trouble = misbehavior.trouble(hasGreeted: hasGreeted, lastWords: channel.lastWords)
    kill()
    return trouble
  }

  private func exchange(_ message: LineMessage) throws(ProcessTrouble) -> LineReply {
    precondition(!isOver, "'\(message.name)' is said to a process that has ended")
    number += 1
    let line: [UInt8]
    do {
      line = try channel.exchange(Numbered(number, message).line, limits)
    } catch {
      throw trouble(error)
    }
    let reply = try read(line, answering: message.name)
    if reply.number == number - 1 { throw trouble(.answersTwice(line: Misbehavior.quote(line))) }
    if reply.number != number { throw trouble(.wrongNumber(reply.number, to: number)) }
    if let first = channel.unasked.first {
      let rest = Misbehavior.quote(channel.unasked.prefix { $0 != UInt8(ascii: "\n") })
      let isObject = first == UInt8(ascii: "{")
      throw trouble(
        isObject
          ? .answersTwice(line: rest) : .noJSON(line: rest, reason: "more than the answer")
      )
    }
    if case .error(let reason) = reply.content { throw trouble(.answersError(reason)) }
    return reply.content
  }

  private func read(
    _ line: [UInt8],
    answering name: MessageName
  ) throws(ProcessTrouble) -> Numbered<LineReply> {
    do {
      return try Numbered(line: line, answering: name)
    } catch {
      let quote = Misbehavior.quote(line)
      guard error.isSyntax else {
        // What answers an earlier message lacks what this one asks for.
        if let early = try? Fields(line: line, .message).integer("number"), early == number - 1 {
          throw trouble(.answersTwice(line: quote))
        }
        throw trouble(.noAnswer(reason: error.description, line: quote))
      }
      throw trouble(.noJSON(line: quote, reason: error.description))
    }
  }
}
