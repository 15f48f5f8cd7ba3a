import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A process that outlives ours, however ours ends, and kills the children that ours leaves behind.
///
/// It is the command's own binary in a hidden mode, in a session of its own. It reads which process
/// groups live from a pipe whose other end only we hold; when that end closes, by our exit or by our
/// death, it kills every group left and deletes the data folders. A parent-death signal would not do:
/// it reaches one process, and it is sent when a thread ends.
public final class ProcessGuard: Sendable {
  /// What the command is called with to be a guard.
  public static let hiddenWord = "--guard-processes"

  private let pipe: Int32
  private let number: pid_t

  /// Starts a guard.
  ///
  /// - Parameter executable: The command's binary.
  /// - Throws: `ProcessTrouble` when it cannot be started.
  public init(executable: String) throws(ProcessTrouble) {
    let pipe = try Pipe()
    defer { close(pipe.reading) }
    let spawn = Spawn(
      path: executable,
      arguments: [Self.hiddenWord],
      environment: [:],
      folder: "/",
      input: pipe.reading,
      output: nil,
      error: nil,
      hasOwnSession: true
    )
    do {
      number = try spawn.start()
    } catch {
      close(pipe.writing)
      throw error
    }
    self.pipe = pipe.writing
    ignoreBrokenPipes()
  }

  deinit {
    close(pipe)
    waitpid(number, nil, 0)
  }

  /// The guard kills this group when we are gone.
  func watch(group: pid_t) throws(ProcessTrouble) { try tell("+\(group)\n") }

  /// The group is gone, or killed.
  func forget(group: pid_t) throws(ProcessTrouble) { try tell("-\(group)\n") }

  /// The guard deletes this folder when we are gone.
  func watch(folder: String) throws(ProcessTrouble) { try tell(folder + "\n") }

  private func tell(_ line: String) throws(ProcessTrouble) {
    // Shorter than what a pipe takes in one piece, so that lines of several threads do not mix.
    let bytes = Array(line.utf8)
    if write(pipe, bytes, bytes.count) != bytes.count {
      throw .system("the guard of child processes has ended")
    }
  }

  /// Is the guard: reads standard input to its end, then kills and deletes what is left.
  public static func serve() -> Never {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { ignore(signal) }
    var groups: Set<pid_t> = []
    var folders: [String] = []
    while let line = readLine() {
      let number = pid_t(line.dropFirst()) ?? 0
      switch line.first {
      case "+" where number > 1: groups.insert(number)
      case "-": groups.remove(number)
      case "/": folders.append(line)
      default: break
      }
    }
    for group in groups { kill(-group, SIGKILL) }
    for folder in folders { DataFolder.delete(folder) }
    exit(0)
  }
}

/// Makes a write to a process that has gone an error instead of our end.
func ignoreBrokenPipes() { ignore(SIGPIPE) }

private func ignore(_ number: Int32) { signal(number, SIG_IGN) }
