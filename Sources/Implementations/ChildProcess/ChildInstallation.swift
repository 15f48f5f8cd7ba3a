/// A child program with the data folder of one run.
struct ChildInstallation: Installation {
  private let program: ChildProgram
  private(set) var folder: String?

  init(_ program: ChildProgram) { self.program = program }

  mutating func startProcess() throws(ProcessTrouble) -> any AppProcess {
    if let folder { return try program.start(in: folder) }
    let folder = try program.makeFolder()
    self.folder = folder
    guard let idle = program.takeIdle() else { return try program.start(in: folder) }
    do {
      try idle.reset(folder: folder)
      return idle
    } catch {
      // It died with nothing to do, which is nobody's concern.
      if case .died = error { return try program.start(in: folder) }
      throw error
    }
  }

  mutating func remove(_ process: (any AppProcess)?) {
    if let process = process as? ChildProcess { program.release(process) }
    if let folder { DataFolder.delete(folder) }
    folder = nil
  }
}
