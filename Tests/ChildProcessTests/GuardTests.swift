import Conformance
import Foundation
import Testing

@testable import Implementations

/// No child survives the command, however it ends.
@Suite struct GuardTests {
  /// Puts a silent program to the test, and does something to the command while it waits.
  ///
  /// - Returns: The process numbers that the program put down, and the folder for data.
  private static func interrupt(by signal: Int32, _ what: String) throws -> (Set<pid_t>, URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let data = folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let pids = folder.appending(path: "pids")
    let program =
      "'\(try #require(Tools.python))' '\(Tools.adapters)/misbehaving/misbehave.py' \(what)"
    var environment = ProcessInfo.processInfo.environment
    environment["MISBEHAVE_PIDS"] = pids.path
    environment["TMPDIR"] = data.path
    // Not by Foundation: its children inherit a mask that blocks the signals of this test.
    let input = open("/dev/null", O_RDONLY)
    defer { close(input) }
    let command = Spawn(
      path: Tools.command,
      arguments: [
        "run", "--implementation", "x=exec:\(program)", "--timeout", "100", "--output",
        folder.appending(path: "results").path,
      ],
      environment: environment,
      folder: folder.path,
      input: input
    )
    let number = try command.start()
    func numbers() -> Set<pid_t> { Tools.numbers(in: pids) }
    // The greeter, then the one that falls silent, then its child.
    Tools.wait { numbers().count >= 3 }
    // The first signal that can be caught only asks the command to end after the case at hand.
    Tools.wait {
      kill(number, signal)
      return Ending.ofProcess(number) != nil
    }
    kill(number, SIGKILL)
    waitpid(number, nil, 0)
    return (numbers(), data)
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func `nothing is left of a command that was ended by a signal`(signal: Int32) throws {
    let (numbers, data) = try Self.interrupt(by: signal, "silent-with-a-child")
    #expect(numbers.count >= 3)
    Tools.wait { !numbers.contains(where: Tools.lives) }
    Tools.wait {
      (try? FileManager.default.contentsOfDirectory(atPath: data.path))?.isEmpty == true
    }
    try FileManager.default.removeItem(at: data.deletingLastPathComponent())
  }

  @Test func `a process has its three streams and no other descriptor`() throws {
    let result = try Tools.judge(Tools.misbehaving("lists-descriptors"))
    // The fourth is that of the list itself.
    #expect(result.violations.first?.observed.hasSuffix("descriptors: 0,1,2,3") == true)
  }

  @Test func `a process begins in its own empty data folder`() throws {
    let result = try Tools.judge(Tools.misbehaving("shows-where-it-is"))
    #expect(result.violations.first?.observed.hasSuffix("at home: True, empty: True") == true)
  }

  @Test func `many runs leave no descriptor open`() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let run = "exec '\(Tools.command)' run --jobs 2 --output '\(output)' --implementation x=exec:"
    let app = try #require(Tools.cApp)
    let text = try Tools.output("sh", ["-c", "ulimit -n 32; \(run)'\(app)'"])
    #expect(text.contains(" 0 fail, 0 inconclusive"))
    try FileManager.default.removeItem(atPath: output)
  }

  @Test func `a process that can be reset serves one run after another`() throws {
    let scenario = try Tools.scenario("launch A", "leave A")
    for (what, count) in [("resets", 1), ("nothing", 6)] {
      let pids = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let python = try #require(Tools.python)
      let path = "\(Tools.adapters)/misbehaving/misbehave.py"
      let program = try Tools.program(
        "env MISBEHAVE_PIDS='\(pids.path)' '\(python)' '\(path)' \(what)"
      )
      for _ in 0..<5 { #expect(try Tools.judge(program, scenario).verdict == .pass) }
      let text = try String(contentsOf: pids, encoding: .utf8)
      #expect(text.split(separator: "\n").count == count)
      try FileManager.default.removeItem(at: pids)
    }
  }

  @Test func `what a program prints steers neither a terminal nor a CI system`() throws {
    let output = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let python = try #require(Tools.python)
    let program = "exec:'\(python)' '\(Tools.adapters)/misbehaving/misbehave.py' exits"
    let words = "'\(Tools.command)' run --run order/first-launch --output '\(output)'"
    let text = try Tools.output(
      "sh",
      ["-c", "\(words) --implementation \"$1\" || test $? -eq 1", "sh", "x=\(program)"]
    )
    #expect(text.contains("Traceback: \\u{1B}[31mno window"))
    #expect(text.contains("\\u{3A}:error::planted"))
    #expect(!text.contains("\u{1B}") && !text.contains("\n::"))
    try FileManager.default.removeItem(atPath: output)
  }
}
