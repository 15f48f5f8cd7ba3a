import CLibxml2
import Foundation

/// A file that libxml2 writes to, which keeps the first error.
///
/// libxml2 prints write errors on standard error and opens names as URIs, where `%41` is `A`; so the
/// file is opened and written here, and libxml2 hears of no error.
final class FileSink {
  let path: String
  private var descriptor: Int32
  private var failure: String?

  init(path: String) throws(ReportingError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ReportingError.cannotOpen(path: path, reason: FileSink.reason(of: errno))
    }
    // Two that write one file at once would make a mixture that looks whole.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw ReportingError.cannotOpen(path: path, reason: "another run is writing it")
    }
    // A device has no length to cut.
    _ = ftruncate(descriptor, 0)
  }

  deinit {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
  }

  func write(_ bytes: UnsafePointer<CChar>, count: Int) {
    var offset = 0
    while failure == nil, offset < count {
      let written = Foundation.write(descriptor, bytes + offset, count - offset)
      if written >= 0 {
        offset += written
      } else if errno != EINTR {
        failure = FileSink.reason(of: errno)
      }
    }
  }

  func check() throws(ReportingError) {
    if let failure { throw ReportingError.cannotWrite(path: path, reason: failure) }
  }

  func close() throws(ReportingError) {
    let closed = Foundation.close(descriptor)
    descriptor = -1
    if closed != 0, failure == nil { failure = FileSink.reason(of: errno) }
    try check()
  }

  static func reason(of code: Int32) -> String { String(cString: strerror(code)) }
}
