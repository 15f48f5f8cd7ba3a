import Foundation
import TestSupport
import Testing

@testable import Implementations

/// The command is killed at any moment, again and again, and loses nothing that was finished.
@Suite struct KillTests {
  private static let kills = 50

  private let folder: URL
  private let pids: URL
  private let data: URL
  private let results: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "kill-\(UUID().uuidString)")
    pids = folder.appending(path: "pids")
    data = folder.appending(path: "data")
    results = folder.appending(path: "out/results.xml")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
  }

  /// Starts the command on an app that notes the number of each of its processes.
  private func start(resumes: Bool) throws -> pid_t {
    let script = folder.appending(path: "app.sh")
    let app = try #require(Tools.cApp)
    let text = "echo $$ >> '\(pids.path)'\nexec '\(app)' deletes-on-disconnect\n"
    try text.write(to: script, atomically: true, encoding: .utf8)
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = data.path
    let input = open("/dev/null", O_RDONLY)
    defer { close(input) }
    let words = [
      "run", "-i", "app=exec:sh '\(script.path)'", "-o", "out", "--jobs", "3", "--timeout", "100",
      "--scenarios", Tools.root.appending(path: "Scenarios/data-safety").path,
    ]
    return try Spawn(
      path: Tools.command,
      arguments: words + (resumes ? ["--resume"] : []),
      environment: environment,
      folder: folder.path,
      input: input
    ).start()
  }

  /// How long the results are now.
  private var size: Int {
    var status = stat()
    return stat(results.path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Ends the command once its results are as long as that, unless it has ended.
  private func kill(_ command: pid_t, atSize target: Int) -> Bool {
    let end = ContinuousClock.now + .seconds(120)
    while ContinuousClock.now < end, size < target {
      if Ending.ofProcess(command) != nil { break }
      _ = poll(nil, 0, 1)
    }
    let isKilled = Ending.ofProcess(command) == nil
    Tools.kill(command)
    waitpid(command, nil, 0)
    return isKilled
  }

  private func checkNothingIsLeft() {
    Tools.wait { !Tools.numbers(in: pids).contains(where: Tools.lives) }
    Tools.wait {
      (try? FileManager.default.contentsOfDirectory(atPath: data.path))?.isEmpty == true
    }
    try? FileManager.default.removeItem(at: pids)
  }

  @Test func `fifty kills lose nothing, leave no child and change no byte`() throws {
    #expect(try !kill(start(resumes: false), atSize: .max))
    let whole = try Data(contentsOf: results)
    #expect(String(decoding: whole, as: UTF8.self).contains("<summary complete=\"true\""))
    try FileManager.default.removeItem(at: results)
    checkNothingIsLeft()

    var random = SplitMix64(seed: 50)
    var kills = 0
    var completed = 0
    var moments: Set<Int> = []
    while kills < Self.kills {
      let isThere = FileManager.default.fileExists(atPath: results.path)
      // A moment in what is still to be written, whatever time the machine takes for it.
      let moment = Int.random(in: size...whole.count, using: &random)
      if try kill(start(resumes: isThere), atSize: moment) { kills += 1 }
      checkNothingIsLeft()
      guard let bytes = try? Data(contentsOf: results) else { continue }
      try #require(whole.starts(with: bytes), "after \(kills) kills, \(moment)")
      moments.insert(bytes.count)
      if bytes.count == whole.count {
        completed += 1
        try FileManager.default.removeItem(at: results)
      }
    }
    #expect(moments.count > 10)
    if FileManager.default.fileExists(atPath: results.path) {
      #expect(try !kill(start(resumes: true), atSize: .max))
      #expect(try Data(contentsOf: results) == whole)
      checkNothingIsLeft()
      completed += 1
    }
    #expect(completed > 0)
    try FileManager.default.removeItem(at: folder)
  }

  @Test func `one job, two and eight give the same bytes`() throws {
    var all: Set<Data> = []
    for jobs in [1, 2, 8] {
      let app = "app=exec:'\(try #require(Tools.cApp))' ignores-wishes"
      try Tools.output(
        "sh",
        [
          "-c", "cd \"$1\" && { shift; \"$@\"; test $? -eq 1; }", "sh", folder.path, Tools.command,
          "run", "--jobs", "\(jobs)", "--timeout", "100", "--alternatives", "default", "-i", app,
          "-o", "out",
        ]
      )
      all.insert(try Data(contentsOf: results))
    }
    #expect(all.count == 1)
    let text = String(decoding: try #require(all.first), as: UTF8.self)
    #expect(text.contains("verdict=\"fail\"") && text.contains("verdict=\"pass\""))
    try FileManager.default.removeItem(at: folder)
  }
}
