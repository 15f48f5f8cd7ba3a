import Foundation

/// Reads files whole, within the limit of size.
enum InputFile {
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The bytes of a plain file; a pipe or a device is refused, which might never end.
  static func bytes(_ path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      var error = InputError(path, String(cString: strerror(errno)).lowercased())
      error.isMissing = errno == ENOENT
      throw error
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw InputError(path, "it is no plain file")
    }
    let size = Int(facts.st_size)
    guard size <= Limits.bytes else {
      throw InputError(path, "it has \(size) bytes; at most \(Limits.bytes) are read")
    }
    return try read(descriptor, size, path)
  }

  private static func read(
    _ descriptor: Int32,
    _ size: Int,
    _ path: String
  ) throws(InputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    var count = 0
    while count < size {
      let got = bytes[count...].withUnsafeMutableBytes { rest in
        Foundation.read(descriptor, rest.baseAddress, rest.count)
      }
      if got < 0, errno == EINTR { continue }
      if got < 0 { throw InputError(path, "it cannot be read") }
      if got == 0 { break }
      count += got
    }
    return Array(bytes[..<count])
  }

  /// The names in a folder, in order.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
