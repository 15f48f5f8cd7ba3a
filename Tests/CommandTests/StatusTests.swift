import Foundation
import Testing

/// How the command ends, and what it says then.
@Suite struct StatusTests {
  private static let playable = """
    scenario 1
    title    A finished edit survives
    device   pad 18.0
    checks   no-data-loss-on-kill

    when     launch A
    when     edit A "text"
    when     commit A
    when     kill
    when     launch A

    """

  private func folder(_ files: [String: String]) throws -> URL {
    let folder = try Tool.folder()
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test(arguments: [
    (["run", "--run", "no-such/**"], 69, "error: no scenario matches 'no-such/**'"),
    (["run", "--scenarios", "nowhere"], 66, "error: there is no folder 'nowhere'"),
    (["lint", "missing.scenario"], 66, "error: there is no file or folder 'missing.scenario'"),
    (["report", "missing.xml"], 66, "error: there is no file 'missing.xml'"),
    (["run", "--implementation", "x=builtin:refrence"], 64, "unknown implementation"),
    (["rum"], 64, "run"),
    (["run", "--output", "/dev/null/x"], 73, "/dev/null/x: error: the folder cannot be made"),
  ]) func `what cannot be done is said`(words: [String], status: Int32, message: String) throws {
    let tool = try Tool.run(words, in: Tool.folder())
    #expect(tool.status == status)
    #expect(tool.errors.contains(message))
    #expect(tool.output == "")
  }

  @Test func `a faulty app fails by name and the files are there`() throws {
    let folder = try Tool.folder()
    let tool = try Tool.run(
      ["run", "-i", "m=builtin:mutant/deletes-on-disconnect", "--output", "out"],
      in: folder
    )
    #expect(tool.status == 1)
    #expect(tool.output.contains("no-data-loss-on-disconnect at step 4, 'reclaim A'"))
    #expect(tool.output.contains("  again      scenecheck run --implementation m=builtin:"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    #expect(files.sorted() == ["junit.xml", "report.html", "results.xml"])
  }

  @Test func `all that is wrong in all files is said and nothing runs`() throws {
    let folder = try folder([
      "a.scenario": Self.playable + "when teleport A\nwhen edit\n",
      "b.scenario": "scenario 2\n",
    ])
    let tool = try Tool.run(["run", "--scenarios", ".", "--output", "out"], in: folder)
    #expect(tool.status == 65)
    #expect(tool.errors.contains("./a.scenario:11:6: error: unknown stimulus 'teleport'"))
    #expect(tool.errors.contains("./a.scenario:12:10: error: "))
    #expect(tool.errors.contains("./b.scenario:1:10: error: "))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func `a step that cannot happen is found before anything runs`() throws {
    let folder = try folder([
      "a.scenario": Self.playable, "b.scenario": Self.playable + "when launch A\n",
      "c.scenario": Self.playable + "when return A\n",
    ])
    let tool = try Tool.run(["run", "--scenarios", ".", "--output", "out"], in: folder)
    #expect(tool.status == 65)
    #expect(tool.errors.contains("./b.scenario:11:1: error: 'launch A' cannot happen here"))
    #expect(tool.errors.contains("./c.scenario:11:"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }

  @Test func `what is checked but never put to the test is refused by run and lint`() throws {
    let text = Self.playable.replacing("no-data-loss-on-kill", with: "no-duplicate-windows")
    let folder = try folder(["a.scenario": text])
    for command in ["run", "lint"] {
      let tool = try Tool.run([command, "a.scenario"], in: folder)
      #expect(tool.status == 65)
      #expect(tool.errors.hasPrefix("a.scenario:4:10: error: nothing in this file puts 'no-dup"))
    }
  }

  @Test func `every says when it is cut short`() throws {
    let words = ["run", "--alternatives", "every", "--max-runs", "2", "--run", "records/*"]
    let tool = try Tool.run(words, in: Tool.folder())
    #expect(tool.output.contains("cut short by --max-runs"))
    #expect(
      try Tool.run(["run", "--run", "records/*"], in: Tool.folder()).output.contains("cut") == false
    )
  }

  @Test(arguments: [
    ("<!DOCTYPE x [<!ENTITY e SYSTEM \"/etc/hostname\">]><scenecheck-results/>", "document type"),
    ("<scenecheck-results version=\"1\" tool-version=\"1\">", "error: not well-formed XML"),
    ("<scenecheck-results version=\"1\" tool-version=\"1\"/>", "error: truncated"),
  ]) func `results that cannot be trusted are refused`(text: String, message: String) throws {
    let folder = try folder(["results.xml": text])
    let tool = try Tool.run(["report", "results.xml"], in: folder)
    #expect(tool.status == 65)
    #expect(tool.errors.contains(message))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/report.html"))
  }

  @Test func `the same run gives the same bytes, and times only when asked`() throws {
    let folder = try Tool.folder()
    func results(_ name: String, _ more: [String] = []) throws -> String {
      _ = try Tool.run(["run", "--run", "records/*", "--output", name] + more, in: folder)
      return try String(contentsOf: folder.appending(path: "\(name)/results.xml"), encoding: .utf8)
    }
    let first = try results("a")
    #expect(try first == results("b"))
    #expect(!first.contains("seconds="))
    #expect(try results("c", ["--timings"]).contains(" seconds=\"0."))
  }
}

/// What another program does to the command's streams and files.
@Suite struct SurroundingsTests {
  private func shell(_ line: String, in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ["TOOL": Tool.products.appending(path: "scenecheck").path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test(arguments: [
    ("\"$TOOL\" list > /dev/full", 74), ("\"$TOOL\" list >&-", 74),
    ("\"$TOOL\" bogus 2> /dev/full", 64), ("\"$TOOL\" bogus 2>&-", 64),
    ("\"$TOOL\" run --run order/first-launch >&- 2>&-", 74),
    (
      "\"$TOOL\" run --run order/first-launch > log; \"$TOOL\" export scenecheck-results/results.xml > /dev/full",
      74
    ),
  ]) func `a stream that takes nothing is an error, not a crash`(line: String, status: Int32) throws
  {
    #if os(Linux)
    #expect(try shell(line, in: Tool.folder()).status == status)
    #endif
  }

  @Test func `two runs do not write one file`() throws {
    let run = "\"$TOOL\" run --alternatives every -o same > log"
    let line = "\(run) & \(run); echo $?; wait"
    let all = try shell("\"$TOOL\" list | grep -c .", in: Tool.folder()).output
    let folder = try Tool.folder()
    let statuses = try (1...3).map { _ in try shell(line, in: folder).output }
    #expect(statuses.allSatisfy { ["0\n", "73\n"].contains($0) })
    let results = folder.appending(path: "same/results.xml").path
    let counts = try shell(
      "grep -c '<scenario ' \(results); grep -c '<summary' \(results)",
      in: folder
    )
    #expect(counts.output == "\(all)1\n")
  }

  @Test func `names from files cannot steer a terminal`() throws {
    let folder = try Tool.folder()
    let text = "scenario 1\ntitle x \u{202E}y\ndevice pad 18.0\nchecks input-stays\nwhen launch A\n"
    try text.write(
      to: folder.appending(path: "a\u{1B}[31m.scenario"),
      atomically: true,
      encoding: .utf8
    )
    let tool = try Tool.run(["list", "--scenarios", "."], in: folder)
    #expect(tool.output == "a\\u{1B}[31m  x \\u{202E}y  needs documents\n")
    let typo = try Tool.run(["r\u{1B}[31mun"], in: folder)
    #expect(typo.status == 64)
    #expect(!typo.errors.contains("\u{1B}"))
  }

  @Test func `results that do not fit the schema make no page`() throws {
    let folder = try Tool.folder()
    let text = "<scenecheck-results version=\"1\"><summary/></scenecheck-results>"
    try text.write(to: folder.appending(path: "r.xml"), atomically: true, encoding: .utf8)
    for command in ["report", "export"] {
      let tool = try Tool.run([command, "r.xml"], in: folder)
      #expect(tool.status == 65)
      #expect(tool.errors.hasPrefix("r.xml:1: error: no valid results"))
    }
  }
}
