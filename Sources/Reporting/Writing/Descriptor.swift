import Foundation

/// Writing to what a descriptor stands for.
package enum Descriptor {
  /// Writes all bytes, however often it must begin again.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - descriptor: An open descriptor that blocks.
  /// - Returns: Why not all was written, as `errno` says it; `nil` when all was.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = Foundation.write(
        descriptor,
        UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        rest.count
      )
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
