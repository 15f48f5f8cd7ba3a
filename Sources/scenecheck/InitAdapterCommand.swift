import CommandLineArguments
import Foundation
import Scaffolds

/// Writes an adapter to begin with into a folder.
enum InitAdapterCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let word = arguments.value(.language) ?? Scaffolds.Language.python.rawValue
    guard let language = Scaffolds.Language(rawValue: word) else { return .usage }
    let folder = arguments.operands[0]
    let paths = language.files.map { "\(folder)/\($0.name)" }
    if let taken = paths.first(where: FileManager.default.fileExists(atPath:)) {
      throw Stop(status: .cannotCreate, message: "error: '\(taken)' is there already")
    }
    try Folder.make(folder)
    for (file, path) in zip(language.files, paths) {
      do {
        try Data(file.text.utf8).write(to: URL(filePath: path))
      } catch {
        throw Stop(status: .cannotWrite, message: "error: '\(path)' cannot be written: \(error)")
      }
      print(path)
    }
    let whole = URL(filePath: folder).standardizedFileURL.path
    print("\nnext:")
    if let build = language.build { print("  cd \(whole.quotedForShell) && \(build)") }
    let command = "exec:" + language.run(in: whole.quotedForShell)
    print("  scenecheck smoke --implementation \("mine=\(command)".quotedForShell)")
    return .asExpected
  }
}
