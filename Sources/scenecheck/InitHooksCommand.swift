import CommandLineArguments
import Foundation
import HostedApps

/// Writes the hooks file beside an app's delegates.
enum InitHooksCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    let folder = arguments.operands[0]
    let path = "\(folder)/\(HooksFile.name)"
    if FileManager.default.fileExists(atPath: path) {
      throw Stop(status: .cannotCreate, message: "error: '\(path)' is there already")
    }
    let text: String
    do {
      let file = try HooksFile(folder: folder, module: arguments.value(.module)) {
        Stream.complain("note: \($0)")
      }
      text = file.text
    } catch {
      throw Stop(error)
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw Stop(status: .cannotWrite, message: "error: '\(path)' cannot be written: \(error)")
    }
    print(path)
    print("\nnext: say in it what the app has, then")
    print("  scenecheck smoke --implementation \("app=swift:\(folder)".quotedForShell)")
    return .asExpected
  }
}

extension Stop {
  /// The end that a problem with hosting an app is.
  init(_ problem: HostingProblem) {
    let status: ExitStatus =
      switch problem {
      case .missing: .noInput
      case .input, .outside: .badInput
      case .ours: .cannotCreate
      }
    self.init(status: status, message: "error: \(problem.message)")
  }
}
