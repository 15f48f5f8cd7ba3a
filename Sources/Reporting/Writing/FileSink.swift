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
  /// What was written while the file must not be touched yet; `nil` once it may be.
  private(set) var held: [UInt8]?

  /// Begins a new file in the place of any other.
  init(path: String) throws(ReportingError) {
    self.path = path
    descriptor = try FileSink.opened(path, O_WRONLY | O_CREAT)
    // A device has no length to cut.
    _ = ftruncate(descriptor, 0)
  }

  /// Opens a file that is there, and holds back what is written until `goOn`.
  init(resuming path: String) throws(ReportingError) {
    self.path = path
    descriptor = try FileSink.opened(path, O_WRONLY)
    held = []
  }

  private static func opened(_ path: String, _ flags: Int32) throws(ReportingError) -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ReportingError.cannotOpen(path: path, reason: FileSink.reason(of: errno))
    }
    // Two that write one file at once would make a mixture that looks whole.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      _ = Foundation.close(descriptor)
      throw ReportingError.cannotOpen(path: path, reason: "another run is writing it")
    }
    return descriptor
  }

  /// Drops what the file has from an offset on, and writes there from now on.
  ///
  /// With an offset of 0 that is also what was held back; with another the file has it already.
  func goOn(at offset: Int) throws(ReportingError) {
    let head = held ?? []
    held = nil
    guard ftruncate(descriptor, off_t(offset)) == 0,
      lseek(descriptor, off_t(offset), SEEK_SET) == off_t(offset)
    else {
      throw ReportingError.cannotWrite(path: path, reason: FileSink.reason(of: errno))
    }
    guard offset == 0 else { return }
    head.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress {
        write(start.assumingMemoryBound(to: CChar.self), count: bytes.count)
      }
    }
    try check()
  }

  deinit { _ = release() }

  /// Unlocks and closes the file; 0 when that went well.
  ///
  /// A child that is just being started shares the lock until it runs its own program, so that
  /// closing alone could leave the file locked for a moment.
  private func release() -> Int32 {
    if descriptor < 0 { return 0 }
    _ = flock(descriptor, LOCK_UN)
    let closed = Foundation.close(descriptor)
    descriptor = -1
    return closed
  }

  func write(_ bytes: UnsafePointer<CChar>, count: Int) {
    let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
    if held != nil {
      held?.append(contentsOf: bytes)
    } else if failure == nil {
      failure = Descriptor.write(bytes, to: descriptor).map(FileSink.reason(of:))
    }
  }

  func check() throws(ReportingError) {
    if let failure { throw ReportingError.cannotWrite(path: path, reason: failure) }
  }

  func close() throws(ReportingError) {
    if release() != 0, failure == nil { failure = FileSink.reason(of: errno) }
    try check()
  }

  static func reason(of code: Int32) -> String { String(cString: strerror(code)) }
}
