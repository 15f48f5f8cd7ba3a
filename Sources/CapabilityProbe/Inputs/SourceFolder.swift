import Foundation

extension SourceIndex {
  /// Looks through the Swift and Objective-C sources below a folder, and its storyboards.
  ///
  /// - Throws: When there is no such folder.
  public init(below folder: String) throws(InputError) {
    self.init()
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      var error = InputError(folder, "there is no such folder")
      error.isMissing = true
      throw error
    }
    for case let name as String in names {
      if let ending = name.split(separator: ".").last {
        switch ending {
        case "swift", "m", "mm", "h":
          let bytes = try? InputFile.bytes("\(folder)/\(name)")
          if let bytes { add(String(decoding: bytes, as: UTF8.self)) }
        case "storyboard", "storyboardc":
          addStoryboard(String(URL(filePath: name).deletingPathExtension().lastPathComponent))
        default: break
        }
      }
    }
  }
}
