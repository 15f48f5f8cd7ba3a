/// A short name of texts that tells whether they have changed.
///
/// FNV-1a of 64 bits: it finds mistakes, and is no protection against somebody who wants two texts to
/// look the same.
struct Fingerprint {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a text; two texts are not the same as their joined one.
  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    // No text has this byte.
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
