import Conformance
import Foundation
import Implementations
import SceneLifecycle
import Testing

/// What a program can do wrong is named, and blamed on the right party.
@Suite struct MisbehaviorTests {
  struct Case: CustomTestStringConvertible {
    let what: String
    let party: Party
    /// What the reason begins with.
    let reason: String
    var answer = Duration.seconds(20)

    var testDescription: String { what }
  }

  static let foreground = "over sceneWillEnterForeground: "
  static let silence = Duration.milliseconds(700)

  static let stuck = [
    Case(
      what: "ends-at-once",
      party: .adapter,
      reason: "over the start: before the handshake it ended with exit status 3"
    ),
    Case(
      what: "never-reads",
      party: .adapter,
      reason: "over the start: no answer within 0.7 seconds; it has not read the message",
      answer: silence
    ),
    Case(
      what: "silent-at-hello",
      party: .adapter,
      reason: "over the start: no answer within 0.7 seconds",
      answer: silence
    ),
    Case(
      what: "leaves-a-child-at-start",
      party: .adapter,
      reason: "over the start: it ended with exit status 0, but a process that it started keeps "
        + "its output open"
    ),
    Case(
      what: "wrong-version",
      party: .adapter,
      reason: "over the start: it speaks version 2 of the protocol, not 1"
    ),
    Case(
      what: "unknown-capability",
      party: .adapter,
      reason: "over the start: 'capabilities' of the answer to 'hello' must be a list of these "
        + "words: multiple-scenes, documents,"
    ),
    Case(
      what: "greets-anew",
      party: .adapter,
      reason: "over the start: its greeting is not that of the first process"
    ),
    Case(
      what: "chats-at-hello",
      party: .adapter,
      reason: "over the start: it wrote a line that is no JSON (column 1: expected a value): "
        + "'Hello, I am an adapter'\n"
        + "standard output is for the protocol alone; did you mean standard error?"
    ),
    Case(
      what: "silent",
      party: .implementation,
      reason: foreground + "no answer within 3.0 seconds",
      answer: .seconds(3)
    ),
    Case(
      what: "no-json",
      party: .adapter,
      reason: foreground + "it wrote a line that is no JSON (column 1: expected a value): "
        + "'window shown'\nstandard output is for the protocol alone; did you mean standard error?"
    ),
    Case(
      what: "not-utf8",
      party: .adapter,
      reason: foreground + "it wrote a line that is no JSON (column 16: the string is not UTF-8)"
    ),
    Case(
      what: "wrong-number",
      party: .adapter,
      reason: foreground + "it answered message 999, not "
    ),
    Case(
      what: "answers-twice",
      party: .adapter,
      reason: foreground + "it answered twice: '{\"number\": "
    ),
    Case(
      what: "answers-twice-later",
      party: .adapter,
      reason: "over sceneDidBecomeActive: it answered twice: '{\"number\": "
    ),
    Case(
      what: "chats-after-the-answer",
      party: .adapter,
      reason: foreground + "it wrote a line that is no JSON (more than the answer): 'window shown'"
    ),
    Case(
      what: "floods-stdout",
      party: .adapter,
      reason: foreground + "it wrote a line that is no JSON"
    ),
    Case(
      what: "floods-stderr",
      party: .adapter,
      reason: foreground + "it wrote more than 16777216 bytes to standard error"
    ),
    Case(
      what: "gigabyte-in-a-line",
      party: .adapter,
      reason: foreground + "it wrote a line of more than 1048576 bytes"
    ),
    Case(
      what: "closes-stdin",
      party: .adapter,
      reason: "over sceneDidBecomeActive: it closed its standard input"
    ),
    Case(
      what: "closes-stdout",
      party: .adapter,
      reason: foreground + "it closed its standard output"
    ),
    Case(
      what: "leaves-a-child",
      party: .adapter,
      reason: foreground + "it ended with exit status 0, but a process that it started"
    ),
    Case(
      what: "unknown-effect",
      party: .adapter,
      reason: foreground + "'effect' of element 1 of 'effects' is 'teleport'; known are"
    ),
    Case(
      what: "reports-an-error",
      party: .adapter,
      reason: foreground + "it answered with an error: no such scene"
    ),
    Case(
      what: "unhandled-edit",
      party: .adapter,
      reason: "over an action: it answered 'unhandled', which only a callback may be"
    ),
  ]

  @Test(arguments: stuck) func `what ends a run is named, and nobody else is blamed`(
    planted: Case
  ) throws {
    let result = try Tools.judge(Tools.misbehaving(planted.what, answer: planted.answer))
    #expect(result.verdict == .inconclusive)
    #expect(result.violations.isEmpty)
    #expect(result.obstacle?.party == planted.party)
    let reason = result.obstacle?.reason ?? ""
    #expect(reason.hasPrefix(planted.reason), "\(reason)")
  }

  @Test func `a command that is not there cannot be started`() throws {
    let result = try Tools.judge(Tools.program("/no/such/program"))
    #expect(result.verdict == .inconclusive)
    #expect(result.obstacle?.party == .adapter)
    let reason = result.obstacle?.reason ?? ""
    #expect(reason.hasPrefix("over the start: it cannot be started, it ended with exit status 127"))
    #expect(reason.contains("/no/such/program"), "the shell's own words are missing: \(reason)")
  }

  @Test(arguments: [
    ("exits", "died: it ended with exit status 3"),
    ("dies-of-a-signal", "died: it ended with signal 11, Segmentation fault"),
    ("half-a-line", "died: it ended with exit status 0"),
  ])
  func `a death in a callback is a break of what an app must survive`(
    what: String,
    observed: String
  ) throws {
    let result = try Tools.judge(Tools.misbehaving(what))
    #expect(result.verdict == .fail)
    #expect(result.violations.map(\.requirement) == [.survivesLegalCallbacks])
    #expect(result.violations.first?.observed.hasPrefix(observed) == true)
  }

  @Test func `the last words on standard error are in the report`() throws {
    let result = try Tools.judge(Tools.misbehaving("exits"))
    let words =
      "standard error ended with:\nfirst line\nTraceback: \u{1B}[31mno window\u{1B}[0m\n::"
    #expect(result.violations.first?.observed.contains(words) == true)
  }

  @Test func `a program that behaves passes`() throws {
    let result = try Tools.judge(
      Tools.misbehaving("nothing"),
      Tools.scenario("launch A", "leave A")
    )
    #expect(result.verdict == .pass)
  }

  @Test func `a case that breaks spoils only itself`() throws {
    let program = try Tools.misbehaving("unhandled-edit")
    #expect(try Tools.judge(program).verdict == .inconclusive)
    #expect(try Tools.judge(program, Tools.scenario("launch A", "leave A")).verdict == .pass)
    #expect(try Tools.judge(program).verdict == .inconclusive)
  }

  @Test func `when the time for all is over nothing more is judged`() throws {
    let deadline = ContinuousClock.now
    let result = try Tools.judge(Tools.misbehaving("nothing", deadline: deadline))
    #expect(result.verdict == .inconclusive)
    #expect(result.obstacle?.party == .harness)
    #expect(result.obstacle?.reason == "over the start: the time for all runs is over")
  }
}
