import Foundation
import Testing

/// What a run writes and prints does not depend on how many scenarios it judges at a time.
@Suite struct JobsTests {
  /// The results, and what is printed, without the folder.
  private func run(_ words: [String], jobs: Int) throws -> (results: Data, output: String) {
    let folder = try Tool.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try Tool.run(["run", "-o", "out", "--jobs", "\(jobs)"] + words, in: folder)
    #expect(tool.status == 1)
    return (try Data(contentsOf: folder.appending(path: "out/results.xml")), tool.output)
  }

  @Test(arguments: [
    ["-i", "reference=builtin:reference", "--alternatives", "default"],
    ["--fail-fast"],
  ]) func `one job, two and eight give the same bytes`(words: [String]) throws {
    let all = words + ["-i", "m=builtin:mutant/saves-only-in-background"]
    let one = try run(all, jobs: 1)
    for jobs in [2, 8] {
      let several = try run(all, jobs: jobs)
      #expect(several.results == one.results)
      #expect(several.output == one.output)
    }
    let text = String(decoding: one.results, as: UTF8.self)
    #expect(text.contains("verdict=\"fail\""))
    #expect(text.contains("<summary complete=\"\(!words.contains("--fail-fast"))\""))
  }

  @Test func `jobs above all measure and more than there are scenarios are no error`() throws {
    let folder = try Tool.folder()
    let words = ["run", "--run", "order/first-launch", "--jobs", "1000000000", "-o", "out"]
    #expect(try Tool.run(words, in: folder).status == 0)
    try FileManager.default.removeItem(at: folder)
  }
}
