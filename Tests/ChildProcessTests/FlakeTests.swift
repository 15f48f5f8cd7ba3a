import Foundation
import Testing

/// A program that is not the same at every start, as the command sees it.
@Suite struct FlakeTests {
  /// Keeps to its save points only from its fifth start on.
  private func program(in folder: URL) throws -> String {
    let text = """
      echo >> '\(folder.path)/starts'
      fault=
      [ "$(wc -l < '\(folder.path)/starts')" -gt 4 ] || fault=saves-only-in-background
      exec '\(try #require(Tools.python))' '\(Tools.adapters)/python/app.py' $fault
      """
    let file = folder.appending(path: "flaky.sh")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return "app=exec:sh '\(file.path)'"
  }

  @Test func `a program that fails at first and then no more is a flake`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "flake-\(UUID().uuidString)"
    )
    let suite = folder.appending(path: "suite")
    try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scenario = """
      scenario 1
      title A finished edit survives
      device pad 18.0
      checks no-data-loss-on-kill
      when launch A
      when edit A "text"
      when commit A
      when kill
      when launch A
      """
    let file = suite.appending(path: "kept.scenario")
    try scenario.write(to: file, atomically: true, encoding: .utf8)
    let output = try Tools.output(
      "sh",
      [
        "-c", "\"$@\"; echo \"status $?\"", "sh", Tools.command, "run", "-i",
        program(in: folder), "--scenarios", suite.path, "--alternatives", "default",
        "--rerun-unexpected", "8", "--output", folder.path + "/out",
      ]
    )
    #expect(output.hasSuffix("\nstatus 2"))
    #expect(output.contains(/because    the implementation: flake: fails in [1-4] of 9 tries\n/))
    #expect(output.contains("breaks     no-data-loss-on-kill"))
    #expect(output.contains("\n1 of the inconclusive is a flake\n"))
  }
}
