import Foundation

/// The folder that output goes to.
enum Folder {
  /// Makes a folder and those above it, unless they are there.
  static func make(_ path: String) throws(Stop) {
    if mkdir(path, 0o777) == 0 { return }
    var reason = errno
    let above = URL(filePath: path).deletingLastPathComponent().path
    if reason == ENOENT, above != path {
      try make(above)
      if mkdir(path, 0o777) == 0 { return }
      reason = errno
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return
    }
    let why = reason == EEXIST ? "a file has its name" : String(cString: strerror(reason))
    throw Stop(
      status: .cannotCreate,
      message: "\(path): error: the folder cannot be made: \(why)"
    )
  }
}
