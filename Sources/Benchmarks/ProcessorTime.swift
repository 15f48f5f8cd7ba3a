#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The time that this process has kept a processor busy, which a busy machine does not stretch.
enum ProcessorTime {
  /// In seconds, from the start of the process.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
