import Foundation
import Testing

/// What is finished is kept when somebody stops the command.
@Suite struct InterruptionTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interrupted run writes what it has finished`(signal: Int32, status: Int32) throws {
    let folder = try Tool.folder()
    let steps = (1...20).map { "when leave A\nwhen return A\nwhen edit A \"\($0)\"\n" }.joined()
    let text = """
      scenario 1
      title A long life
      device pad 18.0
      checks input-stays
      when launch A
      \(steps)
      """
    for number in 1000..<1400 {
      let file = folder.appending(path: "\(number).scenario")
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    let running = try Tool.started(["run", "--scenarios", ".", "--output", "out"], in: folder)
    let results = folder.appending(path: "out/results.xml")
    // The run is under way, and has most of its scenarios before it.
    while running.process.isRunning, !FileManager.default.fileExists(atPath: results.path) {
      usleep(1000)
    }
    kill(running.process.processIdentifier, signal)
    _ = running.output.fileHandleForReading.readDataToEndOfFile()
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .exit)
    #expect(running.process.terminationStatus == status)
    let written = try String(contentsOf: results, encoding: .utf8)
    #expect(written.contains("<summary complete=\"false\""))
    #expect(written.hasSuffix("</scenecheck-results>\n"))
    let page = folder.appending(path: "out/report.html")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("Incomplete run."))
  }
}
