import Foundation
import Reporting

/// The standard streams, which may be closed or full without ending the command at once.
enum Stream {
  static let output = STDOUT_FILENO
  static let errors = STDERR_FILENO

  /// Gives a stream that the starter has closed a descriptor that nothing can be written to.
  ///
  /// Else the next file that is opened would take its number, and what is printed would go there.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes all bytes; false when the stream takes no more.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { Descriptor.write($0, to: descriptor) } == nil
  }

  /// Writes text of which each line is made harmless for a terminal.
  static func complain(_ message: String) {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    let plain = lines.map { VisibleText.line(String($0)) }.joined(separator: "\n")
    write(Array((plain + "\n").utf8), to: errors)
  }
}
