/// Binary property lists that no writer would make.
enum BinaryHostility {
  /// Arrays of two references to the next one, `levels` deep: a few bytes that stand for millions.
  static func bomb(levels: Int) -> [UInt8] {
    var objects = (0..<levels).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    objects.append([0x09])
    return file(
      [[0xD1, UInt8(levels + 1), 0]] + shifted(objects) + [[0x51, 0x6B]],
      keyFirst: levels + 2
    )
  }

  /// An array that holds itself.
  static let ring = file([[0xA1, 0x00]])

  /// Moves the references behind a new first object.
  private static func shifted(_ objects: [[UInt8]]) -> [[UInt8]] {
    objects.map { object in
      guard object[0] == 0xA2 else { return object }
      return [object[0], object[1] + 1, object[2] + 1]
    }
  }

  /// A file of these objects; the first is the root, a dictionary whose key is at `keyFirst`.
  private static func file(_ objects: [[UInt8]], keyFirst: Int? = nil) -> [UInt8] {
    var objects = objects
    if let keyFirst { objects[0] = [0xD1, UInt8(keyFirst), 1] }
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let start = bytes.count
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    bytes += word(objects.count) + word(0) + word(start)
    return bytes
  }

  private static func word(_ number: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
