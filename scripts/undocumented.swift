// Every public declaration has a comment: names those in a folder of symbol graphs that have none.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {}
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let location: Location?

    /// What the compiler makes has no comment; the cases of these three say in `sentence` and in a rule what they mean.
    var needsComment: Bool {
      if identifier.precise.contains("::SYNTHESIZED") { return false }
      let isCase = kind.identifier == "swift.enum.case"
      return !(isCase && ["Fault", "LintRule", "Requirement"].contains(pathComponents.first))
    }

    var complaint: String {
      let name = pathComponents.joined(separator: ".")
      let path = location.flatMap { URL(string: $0.uri)?.path } ?? "?"
      return "\(path):\((location?.position.line ?? -1) + 1): error: '\(name)' has no comment"
    }
  }

  let symbols: [Symbol]
}

let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
let symbols = try files.filter { $0.pathExtension == "json" }.flatMap {
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols
}
let complaints = symbols.filter { $0.needsComment && $0.docComment == nil }.map(\.complaint)
if symbols.isEmpty {
  FileHandle.standardError.write(Data("no symbols in \(folder.path)\n".utf8))
  exit(1)
}
for complaint in complaints.sorted() {
  FileHandle.standardError.write(Data("\(complaint)\n".utf8))
}
exit(complaints.isEmpty ? 0 : 1)
