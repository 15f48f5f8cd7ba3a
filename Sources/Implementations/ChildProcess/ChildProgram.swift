import Foundation
import LineProtocol
public import SceneLifecycle
import Synchronization

/// An implementation that is a program of its own: any command that speaks the line protocol.
///
/// Each run has a data folder, which is the working folder of its processes; a relaunch is a new
/// process over the same folder. A process that says it can be reset serves one run after another.
public final class ChildProgram: Implementation {
  /// The command as `/bin/sh` reads it behind `exec`.
  public let command: String
  let limits: Limits
  let guardian: ProcessGuard?
  private let tool: String
  /// The folder that the data folders are in.
  private let root: String
  private let environment: [String: String]
  /// The folder in the data folder that is its home; `nil` for the user's own.
  private let home: String?
  private let greeting: Result<Greeting, ProcessTrouble>
  private let state = Mutex(State())

  private struct State {
    var idle: [ChildProcess] = []
    var folders = 0
  }

  /// Starts the program once to learn what it is.
  ///
  /// A program that cannot be started, or does not greet, makes every run inconclusive.
  ///
  /// - Parameters:
  ///   - command: The command as `/bin/sh` reads it behind `exec`.
  ///   - tool: The version that the program is greeted with.
  ///   - limits: How long it may take.
  ///   - guardian: Who kills what is left when we are gone; `nil` for nobody.
  ///   - home: The folder in the data folder that is its home; `nil` for the user's own.
  /// - Throws: `ProcessTrouble` when there is no folder for its data.
  public init(
    command: String,
    tool: String,
    limits: Limits = Limits(),
    guardian: ProcessGuard?,
    home: String? = nil
  ) throws(ProcessTrouble) {
    ignoreBrokenPipes()
    self.command = command
    self.tool = tool
    self.limits = limits
    self.guardian = guardian
    root = try DataFolder.makeRoot()
    try guardian?.watch(folder: root)
    var environment = ProcessInfo.processInfo.environment
    environment["SCENECHECK_START"] = FileManager.default.currentDirectoryPath
    self.environment = environment
    self.home = home
    let first = Self.open(command, tool, root, environment, home, limits, guardian)
    greeting = first.map(\.greeting)
    if case .success(let first) = first { release(first.process) }
  }

  deinit {
    state.withLock { for process in $0.idle { process.dismiss() } }
    DataFolder.delete(root)
  }

  public var version: String { (try? greeting.get().version) ?? "unknown" }

  /// All that there is when it did not greet, so that no scenario is thought inapplicable.
  public var capabilities: [Capability] {
    (try? greeting.get().capabilities) ?? Capability.allCases
  }

  public var manifest: Manifest? { (try? greeting.get())?.manifest }

  public var hasSystemProcesses: Bool { true }

  public func install() -> any Installation { ChildInstallation(self) }

  private static func open(
    _ command: String,
    _ tool: String,
    _ folder: String,
    _ environment: [String: String],
    _ home: String?,
    _ limits: Limits,
    _ guardian: ProcessGuard?
  ) -> Result<(process: ChildProcess, greeting: Greeting), ProcessTrouble> {
    var environment = environment
    environment["SCENECHECK_DATA"] = folder
    if let home {
      // Foundation reads them when it is loaded, before the program could set them itself.
      for name in ["HOME", "CFFIXED_USER_HOME"] { environment[name] = "\(folder)/\(home)" }
      for name in environment.keys where name.hasPrefix("XDG_") { environment[name] = nil }
      environment["TMPDIR"] = "\(folder)/\(home)/tmp"
    }
    do throws(ProcessTrouble) {
      let process = try ChildProcess(
        command: command,
        folder: folder,
        environment: environment,
        limits: limits,
        guardian: guardian
      )
      return .success((process, try process.greet(tool: tool, expecting: nil)))
    } catch {
      return .failure(error)
    }
  }
}

extension ChildProgram {
  /// Makes an empty data folder.
  func makeFolder() throws(ProcessTrouble) -> String {
    let number = state.withLock { state in
      state.folders += 1
      return state.folders
    }
    let folder = "\(root)/\(number)"
    try DataFolder.make(folder)
    return folder
  }

  /// Starts a process over a folder and greets it.
  func start(in folder: String) throws(ProcessTrouble) -> ChildProcess {
    let expected = try greeting.get()
    let opened = Self.open(command, tool, folder, environment, home, limits, guardian)
    let (process, greeting) = try opened.get()
    guard greeting == expected else {
      process.kill()
      throw Misbehavior.anotherGreeting.trouble(hasGreeted: true, lastWords: "")
    }
    return process
  }

  /// A process that has nothing to do, if there is one.
  func takeIdle() -> ChildProcess? { state.withLock { $0.idle.popLast() } }

  /// Keeps a process for another run if it can be reset, or ends it.
  func release(_ process: ChildProcess) {
    guard !process.isOver, (try? greeting.get())?.resets == true else { return process.dismiss() }
    state.withLock { $0.idle.append(process) }
  }
}
