import Conformance
import Foundation
import Harness
import Implementations
import Scenarios
import Testing

/// What the tests of child processes run, and where it is.
enum Tools {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let adapters = root.appending(path: "Tests/Adapters").path
  static let command = root.appending(path: ".build/debug/scenecheck").path

  /// Python itself: a version manager in its place would start twice.
  static let python = try? output("python3", ["-c", "import sys; print(sys.executable)"])

  /// The C app, compiled once.
  static let cApp: String? = {
    let path = FileManager.default.temporaryDirectory.appending(path: "scenecheck-c-app").path
    let header = root.appending(path: "Sources/Scaffolds/Templates/c").path
    let arguments = [
      "-std=c99", "-D_POSIX_C_SOURCE=200809L", "-Wall", "-Wextra", "-Werror", "-O2", "-I", header,
      "-o", path, "\(adapters)/c/app.c",
    ]
    return (try? output("cc", arguments)).map { _ in path }
  }()

  /// A program that does one thing wrong.
  static func misbehaving(
    _ what: String,
    answer: Duration = .seconds(20),
    deadline: ContinuousClock.Instant? = nil
  ) throws -> ChildProgram {
    try program(
      "\(#require(python)) '\(adapters)/misbehaving/misbehave.py' \(what)",
      limits: Limits(answer: answer, deadline: deadline)
    )
  }

  static func program(
    _ command: String,
    limits: Limits = Limits(answer: .seconds(20)),
    guardian: ProcessGuard? = nil
  ) throws -> ChildProgram {
    try ChildProgram(command: command, tool: "test", limits: limits, guardian: guardian)
  }

  /// What a program writes to standard output, without the last line feed.
  @discardableResult
  static func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments)")
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  static let scenario: Scenario? = try? scenario("launch A", "edit A \"one\"", "leave A")

  static func scenario(_ steps: String...) throws -> Scenario {
    let header = "scenario 1\ntitle x\ndevice phone 18.0\nchecks input-stays\n\n"
    let text = header + steps.map { "when \($0)\n" }.joined()
    guard case .scenario(let scenario) = try DocumentReader.read(text, path: "x.scenario") else {
      throw CancellationError()
    }
    return scenario
  }

  static func judge(
    _ program: ChildProgram,
    _ scenario: Scenario? = scenario
  ) throws
    -> ScenarioResult
  {
    Judge(alternatives: .default).judge(try #require(scenario), program, named: "x")
  }
}
