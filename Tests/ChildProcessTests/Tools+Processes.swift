import Foundation
import Testing

/// What tests look at processes with.
extension Tools {
  /// The process numbers that programs put down in a file; none while there is no file.
  static func numbers(in file: URL) -> Set<pid_t> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").compactMap { pid_t($0) })
  }

  static func wait(until isTrue: () -> Bool) {
    let end = ContinuousClock.now + .seconds(30)
    while !isTrue(), ContinuousClock.now < end { _ = poll(nil, 0, 5) }
    #expect(isTrue())
  }

  /// Whether a process lives; a dead one that nobody waited for does not.
  static func lives(_ number: pid_t) -> Bool {
    guard Foundation.kill(number, 0) == 0 else { return false }
    guard let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8) else {
      return !FileManager.default.fileExists(atPath: "/proc/self")
    }
    return status.split(separator: ")").last?.hasPrefix(" Z") == false
  }

  static func kill(_ number: pid_t) { _ = Foundation.kill(number, SIGKILL) }
}
