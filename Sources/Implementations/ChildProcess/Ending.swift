#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// How a process ended by itself.
enum Ending: Hashable {
  case exit(Int32)
  case signal(Int32)

  /// How the process ended, without waiting and without forgetting it; `nil` while it lives.
  static func ofProcess(_ number: pid_t) -> Ending? {
    var info = siginfo_t()
    let found = waitid(P_PID, id_t(number), &info, WEXITED | WNOHANG | WNOWAIT)
    guard found == 0, info.processNumber == number else { return nil }
    return info.si_code == CLD_EXITED ? .exit(info.status) : .signal(info.status)
  }

  /// As a report says it.
  var text: String {
    switch self {
    case .exit(let status): "exit status \(status)"
    case .signal(let number): "signal \(number), \(String(cString: strsignal(number)))"
    }
  }
}

extension siginfo_t {
  #if canImport(Darwin)
  fileprivate var processNumber: pid_t { si_pid }
  fileprivate var status: Int32 { si_status }
  #else
  // Swift does not import the macros that stand for these members of unions.
  fileprivate var processNumber: pid_t { _sifields._sigchld.si_pid }
  fileprivate var status: Int32 { _sifields._sigchld.si_status }
  #endif
}
