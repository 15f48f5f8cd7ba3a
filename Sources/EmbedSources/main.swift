import Foundation

// Writes sources into one Swift file that carries them as text: OUTPUT ROOT FILE...
let words = CommandLine.arguments.dropFirst()
guard words.count > 2, let output = words.first, let root = words.dropFirst().first else {
  FileHandle.standardError.write(Data("usage: EmbedSources OUTPUT ROOT FILE...\n".utf8))
  exit(64)
}
let mark = "########"
var text = """
  /// The sources of the stand-in's modules, compiled in.
  package enum StandInSources {
    /// The files by module, each with its path below `Sources/`.
    package static let files: [(path: String, text: String)] = [

  """
for path in words.dropFirst(2).sorted() {
  let content = try String(contentsOfFile: path, encoding: .utf8)
  let name = String(path.dropFirst(root.count + 1))
  text += "    (path: \"\(name)\", text: \(mark)\"\"\"\n\(content)\n\"\"\"\(mark)),\n"
}
text += "  ]\n}\n"
try Data(text.utf8).write(to: URL(filePath: output))
