import Conformance
import Foundation
import Harness
import Implementations
import Scaffolds
import Testing

/// The adapters that `init-adapter` writes, built and run as its output says.
@Suite struct ScaffoldTests {
  @Test func `what is compiled in is what stands in Templates`() throws {
    let folder = Tools.root.appending(path: "Sources/Scaffolds/Templates")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let paths = names.filter { $0.contains("/") }
    #expect(Scaffolds.files.map(\.path) == paths)
    for file in Scaffolds.files {
      let text = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "run scripts/embed-scaffolds: \(file.path)")
    }
  }

  @Test(arguments: Scaffolds.Language.allCases)
  func `an adapter has at most 60 lines of its own`(language: Scaffolds.Language) {
    let own = language.files.filter { $0.name != "scenecheck.h" }
    #expect(own.count == 1)
    for file in own {
      #expect(file.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
    }
  }

  @Test(arguments: Scaffolds.Language.allCases)
  func `an adapter builds, passes smoke and can be judged`(language: Scaffolds.Language) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "adapter \(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments = ["init-adapter", "--language", language.rawValue, folder]
    let output = try Tools.output(Tools.command, arguments)
    for file in language.files { #expect(output.contains("\(folder)/\(file.name)\n")) }
    let next = output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(next.count == (language.build == nil ? 1 : 2))
    let script = next.joined(separator: "\n").replacing("scenecheck smoke", with: "\"$0\" smoke")
    let text = try Tools.output("bash", ["-euc", script, Tools.command])
    #expect(text.contains("  works  observe after edit"))
    #expect(text.contains("  next   commit: save the document"))
    #expect(!text.contains("  wrong"))
    let program = try Tools.program(language.run(in: "'\(folder)'"))
    #expect(try Tools.judge(program).verdict == .pass)
  }

  @Test func `what is there already is not overwritten`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "adapter.py")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: path)
    let script = "\"$0\" init-adapter \"$1\" 2>&1; test $? -eq 73"
    let text = try Tools.output("sh", ["-c", script, Tools.command, folder.path])
    #expect(text == "error: '\(path.path)' is there already")
    #expect(try String(contentsOf: path, encoding: .utf8) == "mine")
  }
}
