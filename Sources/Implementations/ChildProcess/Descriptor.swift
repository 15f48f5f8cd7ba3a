import CProcess
import SceneLifecycle

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The two ends of a pipe, neither of which a process started by anyone inherits.
struct Pipe {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  /// - Throws: `ProcessTrouble` when the system has no descriptors left.
  init() throws(ProcessTrouble) {
    let code = process_pipe(&reading, &writing)
    if code != 0 { throw .system("no pipe", code) }
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}

/// Makes reads and writes return at once where they would wait.
func setNonblocking(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

extension ProcessTrouble {
  /// What the system refused, with its reason.
  static func system(_ what: String, _ code: Int32 = errno) -> ProcessTrouble {
    .stuck(.harness, reason: "\(what): \(String(cString: strerror(code)))")
  }
}
