import Foundation

/// The compiler that is there.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String
  /// What tells it from others: path, size and date.
  let identity: String

  /// The compiler on the search path.
  init() throws(HostingProblem) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/swiftc" }
    guard let found = paths.first(where: FileManager.default.isExecutableFile) else {
      throw .ours("there is no 'swiftc' on the search path; 'swift:' needs Swift 6.2 or later")
    }
    compiler = found
    let real = URL(filePath: found).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: real)
    let date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    identity = "\(real) \(facts?[.size] ?? 0) \(date)"
  }

  /// What a run of the compiler ended with.
  struct Outcome {
    let isSuccess: Bool
    /// What it wrote on standard error and standard output.
    let text: String
  }

  /// Runs the compiler in a folder until it ends.
  func run(_ arguments: [String], in folder: String) throws(HostingProblem) -> Outcome {
    let output = folder + "/compiler-output"
    do {
      guard FileManager.default.createFile(atPath: output, contents: nil) else {
        throw HostingProblem.ours("'\(output)' cannot be written")
      }
      let handle = try FileHandle(forWritingTo: URL(filePath: output))
      let process = Process()
      process.executableURL = URL(filePath: compiler)
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: folder)
      process.standardOutput = handle
      process.standardError = handle
      process.standardInput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try handle.close()
      let data = try Data(contentsOf: URL(filePath: output))
      return Outcome(
        isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
        text: String(decoding: data, as: UTF8.self)
      )
    } catch {
      throw .ours("'\(compiler)' cannot be run: \(error.localizedDescription)")
    }
  }
}
