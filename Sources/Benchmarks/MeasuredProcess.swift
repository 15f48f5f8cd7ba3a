#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program run to its end, with what it took.
struct MeasuredProcess {
  /// How long it kept a processor busy, in seconds; a busy machine does not stretch that.
  let seconds: Double
  /// The most memory that it held at one time, in bytes.
  let peak: Int

  /// Runs a program found on the PATH; `nil` when it cannot be started or fails.
  init?(_ words: [String]) {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], nil, nil, arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
    seconds = usage.ru_utime.seconds + usage.ru_stime.seconds
    #if canImport(Darwin)
    peak = usage.ru_maxrss
    #else
    peak = usage.ru_maxrss * 1024
    #endif
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
